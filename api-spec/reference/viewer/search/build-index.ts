import type { Schema } from "#api-spec/kit/schema.ts";
import { firstMedia } from "../contract/examples.ts";
import { type Field, fieldsOf, parameterField } from "../contract/fields.ts";
import { citationOf, guides, specification } from "../contract/guides.ts";
import { type Operation, operations } from "../contract/operations.ts";
import { findSchema, resolveSchema, schemaNames } from "../contract/resolve-schema.ts";
import { guideHref, operationHref, ruleHref, schemaHref } from "../route.ts";

/** A search result. */
export type Entry = {
  readonly kind: "operation" | "schema" | "field" | "guide" | "rule";
  readonly title: string;
  /** Its name in code: the path, or the name of a schema or field. */
  readonly code: string;
  /** The path of a field, or an operation's method and operationId. */
  readonly where: string;
  readonly description: string;
  readonly href: string;
  /** The operation or schema it belongs to, for the filters; empty for guides and rules, which are always searched. */
  readonly owner: string;
};

type Home = Pick<Entry, "where" | "owner"> & { hrefOf: (place: string) => string };

/** The fields of a schema and of its inline schemas; referenced schemas are indexed under their own names. */
function fieldEntries(fields: readonly Field[], place: string, home: Home): Entry[] {
  return fields.flatMap((field) => {
    const { name, schema, key, refersTo } = field;
    const at = place === "" ? key : `${place}.${key}`;
    const entry: Entry = {
      kind: "field",
      title: schema.title ?? "",
      code: name,
      where: home.where,
      // A parameter without a description repeats its title.
      description: schema.description === schema.title ? "" : (schema.description ?? ""),
      href: home.hrefOf(at),
      owner: home.owner,
    };
    return refersTo === undefined ? [entry, ...fieldEntries(fieldsOf(schema), at, home)] : [entry];
  });
}

function bodyEntries(written: Schema | undefined, place: string, home: Home): Entry[] {
  if (!written) return [];
  const { schema, name } = resolveSchema(written);
  return name === undefined ? fieldEntries(fieldsOf(schema), place, home) : [];
}

/** Every response has the envelope; only its data is worth finding. */
const ENVELOPE = new Set(["code", "message", "data"]);

function operationEntries(operation: Operation): Entry[] {
  const { operationId, title, method, path, description = "", allParameters, body, allResponses } = operation;
  const home: Home = {
    where: `${title} ${operationId}`,
    owner: operationId,
    hrefOf: (place) => operationHref(operationId, place),
  };
  const parameters = allParameters.flatMap((parameter) =>
    fieldEntries([parameterField(parameter)], parameter.in, home),
  );
  const responses = allResponses
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([status, { content }]) => bodyEntries(firstMedia(content)?.media.schema, status, home))
    .filter(({ code }) => !ENVELOPE.has(code));
  return [
    {
      kind: "operation",
      title,
      code: path,
      where: `${method} ${operationId}`,
      description,
      href: operationHref(operationId),
      owner: operationId,
    },
    ...parameters,
    ...bodyEntries(firstMedia(body?.content)?.media.schema, "body", home),
    ...responses,
  ];
}

function schemaEntries(name: string): Entry[] {
  const schema = findSchema(name) ?? {};
  const home: Home = {
    where: `${schema.title ?? ""} ${name}`,
    owner: name,
    hrefOf: (place) => schemaHref(name, place),
  };
  return [
    {
      kind: "schema",
      title: schema.title ?? name,
      code: name,
      where: "",
      description: schema.description ?? "",
      href: schemaHref(name),
      owner: name,
    },
    ...fieldEntries(fieldsOf(schema), "", home),
  ];
}

function guideEntries(): Entry[] {
  const ofGuides = guides.flatMap(({ id, title, sections }) =>
    sections.map((part): Entry => ({
      kind: "guide",
      title: part.title,
      code: id,
      where: title,
      description: [part.text, ...(part.table?.rows.flat() ?? [])].join(" "),
      href: guideHref(id),
      owner: "",
    })),
  );
  const cited = specification.flatMap(({ section, title, rules }) =>
    Object.entries(rules).map(([key, { en, zh }]): Entry => ({
      kind: "rule",
      title: en,
      code: citationOf(section, key),
      where: title,
      description: zh,
      href: ruleHref(key),
      owner: "",
    })),
  );
  return [...ofGuides, ...cited];
}

let built: readonly Entry[] | undefined;

/** Everything that can be found; built when the search is first opened. */
export function searchIndex(): readonly Entry[] {
  built ??= [
    ...guideEntries(),
    ...operations.flatMap(operationEntries),
    ...schemaNames.flatMap(schemaEntries),
  ];
  return built;
}
