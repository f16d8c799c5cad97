import { MissingRefError, type ValidateFunction } from "ajv/dist/2020.js";
import { type BodyLimits, formLimits } from "#api-spec/kit/codec/form-limits.ts";
import type { Explained } from "#api-spec/kit/explain-errors.ts";
import type { DeclaredResponse, Operation, Parameter } from "#api-spec/kit/operations.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { Validators } from "#api-spec/kit/validators.ts";

export type Checked = Explained & { readonly schema: Schema };
export type CheckedBody = Checked & {
  readonly mediaType: string;
  readonly required: boolean;
  readonly limits: BodyLimits;
};
export type CheckedHeader = { readonly required: boolean; readonly validate: ValidateFunction };
export type CheckedResponse = {
  readonly declared: DeclaredResponse;
  readonly body: Explained | undefined;
  readonly headers: readonly (readonly [name: string, header: CheckedHeader])[];
};

/** An operation with a validation function for each of its schemas. */
export type CompiledOperation = Operation & {
  readonly query: Checked;
  readonly pathParameters: Checked;
  readonly headers: Checked;
  readonly checkedBodies: readonly CheckedBody[];
  /** The most that is read of a body, in whatever encoding. */
  readonly bodyBytes: number;
  readonly checkedResponses: ReadonlyMap<number, CheckedResponse>;
};

/**
 * Makes a validator of every schema of an operation. A schema that does not compile is reported in a line that names
 * the operation and the schema, because Prism would silently skip its validation: if the server starts all the same, it
 * accepts anything.
 */
export function compileOperation(
  operation: Operation,
  compilers: {
    readonly request: Validators;
    readonly response: Validators;
    readonly explain: Validators;
  },
  resolve: ResolveSchema,
  report: (problem: string, isBrokenRef: boolean) => void,
): CompiledOperation {
  const attempt = (pointer: string, compile: () => ValidateFunction): ValidateFunction => {
    try {
      return compile();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(`${operation.id}: cannot compile ${pointer}: ${reason}`, error instanceof MissingRefError);
      return compilers.request.object({ required: [] });
    }
  };
  const parametersIn = (place: Parameter["in"]): Checked => {
    const inPlace = operation.parameters.filter((parameter) => parameter.in === place);
    // Node gives the names of headers in small letters.
    const schema = objectOf(
      place === "header" ? inPlace.map((each) => ({ ...each, name: each.name.toLowerCase() })) : inPlace,
    );
    return {
      schema,
      validate: attempt(`${place} parameters`, () => compilers.request.object(schema)),
      explain: () => compilers.explain.object(schema),
    };
  };
  // Also of a body where none belongs.
  const sizes = [{}, ...operation.bodies.map(({ schema }) => schema)].map(
    (schema) => formLimits(schema, resolve).bytes,
  );
  return {
    ...operation,
    bodyBytes: Math.max(...sizes),
    query: parametersIn("query"),
    pathParameters: parametersIn("path"),
    headers: parametersIn("header"),
    checkedBodies: operation.bodies.map(({ mediaType, required, schema, pointer }) => ({
      mediaType,
      required,
      schema,
      limits: formLimits(schema, resolve),
      validate: attempt(pointer, () => compilers.request.at(pointer)),
      explain: () => compilers.explain.at(pointer),
    })),
    checkedResponses: new Map(
      [...operation.responses].map(([status, declared]) => {
        const { body } = declared;
        const headers = Object.entries(declared.headers).map(([name, { pointer, required }]) => {
          const validate = attempt(pointer, () => compilers.response.at(pointer));
          return [name, { required, validate }] as const;
        });
        const checkedBody = body && {
          validate: attempt(body.pointer, () => compilers.response.at(body.pointer)),
          explain: () => compilers.explain.at(body.pointer),
        };
        return [status, { declared, body: checkedBody, headers }];
      }),
    ),
  };
}

function objectOf(parameters: readonly Parameter[]) {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
