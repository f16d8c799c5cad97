import type { IHttpConfig, IHttpOperationConfig } from "@stoplight/prism-http";
import type { IHttpOperation } from "@stoplight/types";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { successExample } from "./examples.ts";
import type { ContractRequest } from "./exchange.ts";
import type { Contract } from "./load-contract.ts";
import { silentLogger } from "./prism.ts";
import type { Diagnostic } from "./validate-input.ts";
import type { MockResponse } from "./validate-output.ts";

/** The wishes of a call that Prism documents: its status, the name of its example, generated data and their seed. */
export type Wishes = Omit<IHttpOperationConfig, "dynamic"> & { readonly dynamic?: boolean };

/**
 * Responds to a request like `prism mock`: by examples, or generated, or with a problem (RFC 7807). `input` is what
 * breaks the contract in the request: Prism then chooses the refusal.
 */
export type StockPrism = (
  operationId: string,
  request: ContractRequest,
  wishes: Wishes,
  input?: readonly Diagnostic[],
) => Promise<MockResponse>;

/**
 * Prism's own HTTP mock for a contract, without its router and validators: requests are routed and validated before. It
 * takes most of a second to load, so that is done on the first need. An operation without an example of success gets
 * generated bodies, by default with `seed`.
 */
export function createStockPrism(contract: Contract, seed: number): StockPrism {
  let loading: ReturnType<typeof load> | undefined;
  return async (operationId, request, wishes, input = []) => {
    const respond = await (loading ??= load(contract));
    const operation = contract.operations.get(operationId);
    const isGenerated = operation !== undefined && !successExample(operation);
    const defaults = isGenerated ? { dynamic: true, seed: String(seed) } : {};
    return respond(operationId, request, { ...defaults, ...wishes }, input);
  };
}

async function load({ document }: Contract) {
  const { createInstance, getHttpOperationsFromSpec, ProblemJsonError } = await importPrism();
  // A copy, since references are resolved in place.
  const found = await getHttpOperationsFromSpec(structuredClone(document));
  const operations = new Map<string | undefined, IHttpOperation>(
    // Nobody is called back.
    found.map(({ callbacks: _none, ...operation }) => [
      operation.iid ?? `${operation.method} ${operation.path}`,
      operation,
    ]),
  );
  const prism = createInstance(configOf({}), {
    logger: silentLogger(),
    route: ({ resources: [operation] }) => ({ _tag: "Right", right: operation as IHttpOperation }),
    validateSecurity: ({ element }) => ({ _tag: "Right", right: element }),
    validateInput: ({ element }) => {
      const { input } = element as typeof element & { readonly input: readonly Diagnostic[] };
      // Prism requires a non-empty list on the left.
      return input.length === 0 ? { _tag: "Right", right: element } : { _tag: "Left", left: input as never };
    },
    validateOutput: ({ element }) => ({ _tag: "Right", right: element }),
  });
  return async (
    operationId: string,
    request: ContractRequest,
    wishes: Wishes,
    input: readonly Diagnostic[],
  ): Promise<MockResponse> => {
    const { method, url, headers, body } = request;
    const prismRequest = { method, url, headers, body, input } as Parameters<typeof prism.request>[0];
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`Prism has no operation ${operationId}`);
    const result = await prism.request(prismRequest, [operation], configOf(wishes))();
    if (result._tag === "Right") return toResponse(result.right.output);
    const problem = ProblemJsonError.toProblemJson(result.left);
    return {
      statusCode: problem.status,
      headers: { "content-type": "application/problem+json" },
      body: problem,
    };
  };
}

/** Throws InputError where it is not installed, as beside the packed mock. */
async function importPrism() {
  try {
    return await import("@stoplight/prism-http");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new InputError(
      say(
        "Prism responds to calls with Prefer, ?__code= and the like: npm install -D @stoplight/prism-http. X-Mock-Fault needs nothing",
        "带 Prefer、?__code= 等的请求由 Prism 响应，请先安装：npm install -D @stoplight/prism-http。X-Mock-Fault 无需安装",
      ),
    );
  }
}

const configOf = (wishes: Wishes): IHttpConfig => ({
  isProxy: false,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false, ...wishes },
});

type Output = { statusCode: number; headers?: Record<string, unknown>; body?: unknown };

/** Header names in lower case; what could not be generated is null, and left out. */
function toResponse({ statusCode, headers = {}, body }: Output): MockResponse {
  const sent = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  return {
    statusCode,
    headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), String(value)])),
    body,
  };
}
