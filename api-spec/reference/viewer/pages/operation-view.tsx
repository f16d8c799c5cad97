import { Badge, Code } from "@chakra-ui/react";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { firstMedia } from "../contract/examples.ts";
import { fieldsOf, parameterField } from "../contract/fields.ts";
import { type Operation, tagTitle } from "../contract/operations.ts";
import { resolveSchema } from "../contract/resolve-schema.ts";
import { Article, type Level, Section } from "../parts/article.tsx";
import { RequestPanel, ResponsePanel } from "../parts/example-panels.tsx";
import { FieldList, type FieldScope } from "../parts/field-list.tsx";
import { Media } from "../parts/media.tsx";
import { Named } from "../parts/named.tsx";
import { Prose } from "../parts/prose.tsx";
import { ResponseList } from "../parts/response-list.tsx";
import { operationHref } from "../route.ts";
import { OperationFacts } from "./operation-facts.tsx";

const PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Request headers"],
  ["cookie", "Cookie"],
] as const;

type PartProps = { operation: Operation; scope: FieldScope; level: Level };

function Parameters({ operation, scope, level }: PartProps) {
  return PLACES.map(([place, title]) => {
    const own = operation.allParameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return null;
    return (
      <Section key={place} below={level} title={title}>
        <FieldList fields={own.map(parameterField)} place={place} scope={scope} />
      </Section>
    );
  });
}

function RequestBody({ operation, scope, level }: PartProps) {
  const sent = firstMedia(operation.body?.content);
  if (!sent) return null;
  const { schema, name } = resolveSchema(sent.media.schema ?? {});
  const others = Object.keys(operation.body?.content ?? {}).filter((type) => type !== sent.type);
  return (
    <Section below={level} title="Request body">
      <Media type={sent.type} name={name}>
        {others.map((type) => (
          <span key={type}>
            or <Code>{type}</Code>
          </span>
        ))}
        {operation.body?.required && <Badge colorPalette="red">required</Badge>}
        {schema.additionalProperties === false && <span>no other fields</span>}
      </Media>
      <Prose text={operation.body?.description ?? schema.description} />
      <FieldList fields={fieldsOf(schema)} place="body" scope={scope} />
    </Section>
  );
}

type ViewProps = { operation: Operation; field: string; level: Level };

/** An operation in full: text and fields on the left, examples on the right. */
export function OperationView({ operation, field, level }: ViewProps) {
  const { operationId, title, method, path, tag, server, description } = operation;
  const scope: FieldScope = {
    hrefOf: (place) => operationHref(operationId, place),
    target: field,
    openLevels: 2,
  };
  return (
    <Article
      crumb={tagTitle(tag)}
      title={title}
      provenance={operation["x-provenance"]}
      level={level}
      head={
        <>
          <Named text={path} copied={`${server.url}${path}`} what="the address">
            <MethodBadge method={method} />
          </Named>
          <Named text={operationId} what="operationId" />
        </>
      }
      examples={
        <>
          <RequestPanel operation={operation} />
          <ResponsePanel operation={operation} />
        </>
      }
    >
      <Prose text={description} />
      <OperationFacts operation={operation} />
      <Parameters operation={operation} scope={scope} level={level} />
      <RequestBody operation={operation} scope={scope} level={level} />
      <Section below={level} title="Responses">
        <ResponseList operation={operation} scope={scope} />
      </Section>
    </Article>
  );
}
