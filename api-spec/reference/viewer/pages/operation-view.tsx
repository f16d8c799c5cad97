import type { ParameterObject } from "#api-spec/kit/document.ts";
import { describeFilter, describeSort } from "#api-spec/kit/list-laws.ts";
import { firstMedia } from "../contract/examples.ts";
import { type Field, fieldsOf, toField } from "../contract/fields.ts";
import { type Operation, tagTitle } from "../contract/operations.ts";
import { resolveSchema } from "../contract/resolve-schema.ts";
import { MethodBadge, ProvenanceBadge } from "../parts/badges.tsx";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { RequestPanel, ResponsePanel } from "../parts/example-panels.tsx";
import { FieldList, type FieldScope } from "../parts/field-list.tsx";
import { Prose } from "../parts/prose.tsx";
import { ResponseList } from "../parts/response-list.tsx";
import { operationHref, schemaHref } from "../route.ts";
import { OperationFacts } from "./operation-facts.tsx";

const PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Request headers"],
  ["cookie", "Cookie"],
] as const;

/** A parameter's own keywords take precedence over its schema's. */
function parameterField({ name, schema, required, description, ...rest }: ParameterObject): Field {
  const written = { ...schema, ...(description === undefined ? {} : { description }) };
  const field = toField(name, written, required ?? false);
  const { "x-filter": filter, "x-sort": sort, "x-provenance": provenance = field.provenance } = rest;
  const law = filter ? describeFilter(filter) : sort && describeSort(sort);
  return { ...field, provenance, law };
}

type PartProps = { operation: Operation; scope: FieldScope; Title: "h2" | "h3" };

function Parameters({ operation, scope, Title }: PartProps) {
  return PLACES.map(([place, title]) => {
    const own = operation.allParameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return null;
    return (
      <section key={place}>
        <Title className="section-title">{title}</Title>
        <FieldList fields={own.map(parameterField)} place={place} scope={scope} />
      </section>
    );
  });
}

function RequestBody({ operation, scope, Title }: PartProps) {
  const sent = firstMedia(operation.body?.content);
  if (!sent) return null;
  const { schema, name } = resolveSchema(sent.media.schema ?? {});
  const others = Object.keys(operation.body?.content ?? {}).filter((type) => type !== sent.type);
  return (
    <section>
      <Title className="section-title">Request body</Title>
      <p className="media">
        <code>{sent.type}</code>
        {others.map((type) => (
          <span key={type}>
            or <code>{type}</code>
          </span>
        ))}
        {name !== undefined && <a href={schemaHref(name)}>{name}</a>}
        {operation.body?.required && <span className="required">required</span>}
        {schema.additionalProperties === false && <span>no other fields</span>}
      </p>
      <Prose text={operation.body?.description ?? schema.description} className="field-prose" />
      <FieldList fields={fieldsOf(schema)} place="body" scope={scope} />
    </section>
  );
}

/** An operation in full: text and fields on the left, examples on the right. */
export function OperationView({
  operation,
  field,
  heading: Heading,
}: {
  operation: Operation;
  field: string;
  heading: "h1" | "h2";
}) {
  const { operationId, title, method, path, tag, server, description } = operation;
  const Title = Heading === "h1" ? "h2" : "h3";
  const scope: FieldScope = {
    hrefOf: (place) => operationHref(operationId, place),
    target: field,
    openLevels: 2,
  };
  return (
    <article className="page">
      <header className="page-head">
        <p className="crumb">{tagTitle(tag)}</p>
        <Heading tabIndex={-1} className="page-title">
          {title} <ProvenanceBadge provenance={operation["x-provenance"]} />
        </Heading>
        <p className="endpoint">
          <MethodBadge method={method} />
          <code className="endpoint-path">{path}</code>
          <CopyButton text={`${server.url}${path}`} what="the address" />
        </p>
        <p className="operation-id">
          <code>{operationId}</code>
          <CopyButton text={operationId} what="operationId" />
        </p>
      </header>
      <div className="page-words">
        <Prose text={description} />
        <OperationFacts operation={operation} />
        <Parameters operation={operation} scope={scope} Title={Title} />
        <RequestBody operation={operation} scope={scope} Title={Title} />
        <section>
          <Title className="section-title">Responses</Title>
          <ResponseList operation={operation} scope={scope} />
        </section>
      </div>
      <div className="page-examples">
        <RequestPanel operation={operation} />
        <ResponsePanel operation={operation} />
      </div>
    </article>
  );
}
