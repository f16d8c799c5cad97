import type { PrismHttpComponents } from "@stoplight/prism-http";
import type { ContractDocument } from "./document.ts";
import type { PrismExample } from "./exchange.ts";

/**
 * Loads Prism's own mock for operations that have no handler. Loaded when first needed: reading the operations and
 * the generator of examples would take half of the time that the server may take to start.
 */
export async function loadPrismExamples(
  document: ContractDocument,
): Promise<ReadonlyMap<string, PrismExample>> {
  const [{ default: mocker }, { getHttpOperationsFromSpec }, { createLogger }] = await Promise.all([
    import("@stoplight/prism-http/dist/mocker/index.js"),
    import("@stoplight/prism-http/dist/utils/operations.js"),
    import("@stoplight/prism-core"),
  ]);
  const answerOf = defaultOf<PrismHttpComponents["mock"]>(mocker);
  const logger = createLogger("mock", { level: "silent" });
  const operations = await getHttpOperationsFromSpec(document);
  return new Map(
    operations.map((resource) => [
      resource.iid ?? "",
      ({ method, url, body }, config) => {
        const data = { method: method.toLowerCase(), url, body } as never;
        const result = answerOf({ resource, input: { data, validations: [] }, config })(logger);
        if (result._tag === "Left") throw result.left;
        const { statusCode, headers = {}, body: example } = result.right;
        return { statusCode, headers: lowerCaseNames(headers), body: example };
      },
    ]),
  );
}

/** Node hands over a CommonJS module with its default export one level down. */
function defaultOf<T>(module: unknown): T {
  const inner = (module as { default?: unknown }).default;
  return (inner ?? module) as T;
}

function lowerCaseNames(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
