import { createLogger, factory, type IPrismMockConfig } from "@stoplight/prism-core";
import type { CompiledOperation } from "./compile-operation.ts";
import type { ContractRequest, Exchange, Respond } from "./exchange.ts";
import type { Contract } from "./load-contract.ts";
import { type Diagnostic, validateInput } from "./validate-input.ts";
import { type MockResponse, validateOutput } from "./validate-output.ts";
import { createSecurityCheck } from "./validate-security.ts";

type Input = ContractRequest & { readonly respond: Respond };
type Either<T> =
  | { readonly _tag: "Left"; readonly left: never }
  | { readonly _tag: "Right"; readonly right: T };

const right = <T>(value: T): Either<T> => ({ _tag: "Right", right: value });
/** Prism requires a non-empty list on the left. */
const eitherOf = <T>(value: T, diagnostics: Diagnostic[]): Either<T> =>
  diagnostics.length === 0 ? right(value) : ({ _tag: "Left", left: diagnostics as never } as const);

const config: IPrismMockConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/** Prism creates a child logger per request; a silent one needs none. */
export function silentLogger() {
  const logger = createLogger("mock", { level: "silent" });
  logger.child = () => logger as never;
  return logger;
}

/**
 * Prism's pipeline (security → request → mock → response) for one pre-routed operation. Its parts are replaced by
 * functions of a contract that is known to compile: Prism's own ignore a schema that does not, cannot parse nested
 * forms, and route over all operations.
 */
export function createPrism(contract: Contract) {
  const checkSecurity = createSecurityCheck(contract.document);
  const prism = factory<CompiledOperation, Input, MockResponse, IPrismMockConfig>(config, {
    logger: silentLogger(),
    route: ({ resources: [operation] }) => right(operation as CompiledOperation),
    validateSecurity: ({ resource: operation, element }) =>
      eitherOf(element, checkSecurity(operation, { headers: element.headers, query: element.url.query })),
    validateInput: ({ resource: operation, element }) => {
      const { pathParameters: path, url, headers, body } = element;
      return eitherOf(
        element,
        validateInput(operation, { path, query: url.query, headers, body }, contract.resolve),
      );
    },
    validateOutput: ({ resource: operation, element }) =>
      eitherOf(element, validateOutput(operation, element)),
    mock: ({ input: { data, validations } }) => {
      const response = data.respond(validations as Diagnostic[]);
      return () => right(response);
    },
    forward: () => () => () => Promise.reject(new Error("the mock forwards nothing")),
  });

  return async (
    operation: CompiledOperation,
    request: ContractRequest,
    respond: Respond,
  ): Promise<Exchange> => {
    const result = await prism.request({ ...request, respond }, [operation], config)();
    if (result._tag === "Left") throw result.left;
    const { output, validations } = result.right;
    return {
      response: output,
      input: validations.input as Diagnostic[],
      output: validations.output as Diagnostic[],
    };
  };
}
