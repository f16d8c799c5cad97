import fc from "fast-check";
import { contract } from "../../buyer/contract.ts";
import { FORM } from "../hostile-case.ts";
import { hostileForm } from "./hostile-form.ts";
import { encode, hostileText } from "./hostile-text.ts";

/** A malformed request to an operation of the contract. */
export type HostileRequest = {
  readonly operationId: string;
  readonly method: string;
  readonly target: string;
  readonly lines: readonly string[];
  readonly type: string;
  readonly body: string | undefined;
};

/** Operations of the main host, whose port is used; those of other hosts go through the same stages. */
const calls = contract.operations.filter(({ host }) => host === "main");

const headerValue = fc
  .string({ unit: "binary", maxLength: 40 })
  .map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?"));
/** Without `x-mock-fault`: a valid one would take effect. */
const headerLine = fc
  .tuple(
    fc.constantFrom("accept", "accept-language", "origin", "referer", "range", "if-none-match", "te", "x-a"),
    headerValue,
  )
  .map(([name, value]) => `${name}: ${value}`);

/** Requests to any operation, malformed anywhere. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.constantFrom(...calls).chain((operation) => {
  const { body: declared } = operation;
  const names = Object.keys((declared && declared.schema.properties) ?? {});
  const query = operation.parameters.filter(({ in: place }) => place === "query").map(({ name }) => name);
  const path = fc
    .array(fc.oneof(hostileText.map(encode), fc.constant("1")), { minLength: 3, maxLength: 3 })
    .map((values) => operation.path.replaceAll(/\{\w+\}/g, () => values.shift() || "0"));
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant(declared?.mediaType ?? FORM) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "application/json",
        "multipart/form-data; boundary=b",
        "text/plain",
        "a/b;;;=",
      ),
    },
  );
  const body =
    declared || operation.method !== "GET"
      ? fc.option(hostileForm(names), { nil: undefined })
      : fc.constant(undefined);
  return fc
    .record({ path, query: hostileForm(query), lines: fc.array(headerLine, { maxLength: 4 }), type, body })
    .map(({ path: at, query: asks, ...rest }) => ({
      operationId: operation.id,
      method: operation.method,
      // A fragment or a space would end the URL.
      target: `${at}${asks && `?${asks.replaceAll("#", "%23")}`}`,
      ...rest,
    }));
});
