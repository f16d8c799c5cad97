import type {
  ContractDocument,
  Example,
  HeaderObject,
  MediaType,
  ParameterObject,
  Reference,
  RequestBodyObject,
  ResponseObject,
  Server,
} from "./document.ts";
import type { FilterLaw, SortLaw } from "./list-laws.ts";
import { type OperationFacts, type PlacedOperation, factsOf, walkOperations } from "./operation-walk.ts";
import { follow, toPointer } from "./refs.ts";
import type { Schema } from "./schema.ts";

/** A schema with its location in the document. */
export type SchemaPlace = { readonly schema: Schema; readonly pointer: string };
/** By name; an unnamed `example` is called `example`. */
export type NamedExamples = ReadonlyMap<string, unknown>;
export type Parameter = SchemaPlace & {
  readonly name: string;
  readonly in: ParameterObject["in"];
  readonly required: boolean;
  readonly explode: boolean | undefined;
  readonly examples: NamedExamples;
  /** Only for parameters of a list. */
  readonly filter: FilterLaw | undefined;
  readonly sort: SortLaw | undefined;
};
export type RequestBody = SchemaPlace & {
  readonly mediaType: string;
  readonly required: boolean;
  readonly examples: NamedExamples;
};
export type DeclaredResponse = {
  readonly status: number;
  /** True if it is one of the components that several operations refer to. */
  readonly isComponent: boolean;
  readonly mediaType: string | undefined;
  readonly body: SchemaPlace | undefined;
  /** Keyed by lower-case name. */
  readonly headers: Readonly<
    Record<string, SchemaPlace & { readonly required: boolean; readonly example: unknown }>
  >;
  readonly examples: NamedExamples;
};

/** One operation with all references to parameters, bodies, responses, headers and examples resolved. */
export type Operation = Omit<OperationFacts, "server"> & {
  /** In capitals. */
  readonly method: string;
  /** With parameters in braces, below `basePath`. */
  readonly path: string;
  /** The path of its server, without a trailing slash. */
  readonly basePath: string;
  /** In Chinese; empty if not specified. */
  readonly summary: string;
  /** `documented` or `inferred`; empty if not specified. */
  readonly provenance: string;
  /** Those of the path first, then those of the operation. */
  readonly parameters: readonly Parameter[];
  /** One per media type, a form before the JSON that may stand for it: forms are what the shop sends. */
  readonly bodies: readonly RequestBody[];
  /** By status; a range `4XX` is 4, and `default` is 0. */
  readonly responses: ReadonlyMap<number, DeclaredResponse>;
};

/** Every operation of a document, in its order. Throws BrokenRefError. */
export function listOperations(document: ContractDocument): Operation[] {
  return walkOperations(document).map((placed) => readOperation(document, placed));
}

function readOperation(document: ContractDocument, placed: PlacedOperation): Operation {
  const { method, path, pointer, item, operation } = placed;
  const { server, ...facts } = factsOf(document, placed);
  return {
    ...facts,
    method: method.toUpperCase(),
    path,
    basePath: server ? basePathOf(server) : "",
    summary: operation.summary ?? "",
    provenance: operation["x-provenance"] ?? "",
    parameters: [
      ...readParameters(document, item.parameters ?? [], toPointer("paths", path, "parameters")),
      ...readParameters(document, operation.parameters ?? [], below(pointer, "parameters")),
    ],
    bodies: readBodies(document, operation.requestBody, below(pointer, "requestBody")),
    responses: new Map(
      Object.entries(operation.responses ?? {}).map(([status, response]) => [
        statusOf(status),
        readResponse(document, statusOf(status), response, below(pointer, "responses", status)),
      ]),
    ),
  };
}

/** The path of a server, without a trailing slash. Variables have their defaults. */
export function basePathOf({ url, variables = {} }: Server): string {
  const filled = url.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => variables[name]?.default ?? name);
  return (URL.parse(filled, "http://localhost")?.pathname ?? "").replace(/\/$/, "");
}

/** `404`; a range `4XX` is 4, and `default` is 0. */
const statusOf = (key: string): number => (key === "default" ? 0 : Number(key.replace(/XX$/i, "")));

/** The pointer of a part of the value at `pointer`. */
function below(pointer: string, ...segments: readonly string[]): string {
  return `${pointer}${toPointer(...segments).slice(1)}`;
}

function readParameters(
  document: ContractDocument,
  list: readonly (ParameterObject | Reference)[],
  place: string,
): Parameter[] {
  return list.map((entry, index) => {
    const { value, pointer } = follow<ParameterObject>(document, entry, below(place, String(index)));
    return {
      name: value.name,
      in: value.in,
      required: value.required ?? false,
      explode: value.explode,
      schema: value.schema ?? {},
      pointer: below(pointer, "schema"),
      examples: readExamples(document, value, pointer),
      filter: value["x-filter"],
      sort: value["x-sort"],
    };
  });
}

const JSON_TYPE = "application/json";

function readBodies(
  document: ContractDocument,
  source: RequestBodyObject | Reference | undefined,
  place: string,
): RequestBody[] {
  if (!source) return [];
  const { value, pointer } = follow<RequestBodyObject>(document, source, place);
  const content = Object.entries(value.content);
  return content
    .toSorted(([a], [b]) => Number(a === JSON_TYPE) - Number(b === JSON_TYPE))
    .map(([mediaType, media]) => ({
      mediaType,
      required: value.required ?? false,
      schema: media.schema ?? {},
      pointer: below(pointer, "content", mediaType, "schema"),
      examples: readExamples(document, media, below(pointer, "content", mediaType)),
    }));
}

function readResponse(
  document: ContractDocument,
  status: number,
  source: ResponseObject | Reference,
  place: string,
): DeclaredResponse {
  const { value, pointer } = follow<ResponseObject>(document, source, place);
  // The shop's responses have one media type.
  const content = Object.entries(value.content ?? {});
  const [mediaType, media = {}] = content.find(([type]) => type === JSON_TYPE) ?? content[0] ?? [];
  const at = mediaType === undefined ? pointer : below(pointer, "content", mediaType);
  const { schema } = media;
  return {
    status,
    isComponent: "$ref" in source,
    mediaType,
    body: schema && { schema, pointer: below(at, "schema") },
    headers: Object.fromEntries(
      Object.entries(value.headers ?? {}).map(([name, entry]) => {
        const header = follow<HeaderObject>(document, entry, below(pointer, "headers", name));
        const { schema: own = {}, required = false, example = own.examples?.[0] } = header.value;
        const declared = { schema: own, pointer: below(header.pointer, "schema"), required, example };
        return [name.toLowerCase(), declared];
      }),
    ),
    examples: readExamples(document, media, at),
  };
}

function readExamples(
  document: ContractDocument,
  { example, examples = {} }: Pick<MediaType, "example" | "examples">,
  place: string,
): NamedExamples {
  const named = Object.entries(examples).map(([name, entry]) => {
    const { value } = follow<Example>(document, entry, below(place, "examples", name));
    return [name, value.value] as const;
  });
  return new Map(example === undefined ? named : [["example", example], ...named]);
}
