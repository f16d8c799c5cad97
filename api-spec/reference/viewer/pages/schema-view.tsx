import { Code, Link, Stack } from "@chakra-ui/react";
import type { Schema } from "#api-spec/kit/schema.ts";
import { CodePanel } from "#api-spec/page-kit/parts/code-panel.tsx";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { describeType } from "../contract/describe-schema.ts";
import { fieldsOf } from "../contract/fields.ts";
import { exampleOfSchema } from "../contract/schema-examples.ts";
import { usersOf } from "../contract/usage.ts";
import { Article, type Level, Section } from "../parts/article.tsx";
import { FieldList } from "../parts/field-list.tsx";
import { Media } from "../parts/media.tsx";
import { Named } from "../parts/named.tsx";
import { Prose } from "../parts/prose.tsx";
import { SchemaFacts } from "../parts/schema-facts.tsx";
import { operationHref, schemaHref } from "../route.ts";

function UsedBy({ name, level }: { name: string; level: Level }) {
  const { operations, schemas } = usersOf(name);
  if (operations.length + schemas.length === 0) return null;
  return (
    <Section below={level} title="Used by">
      <Stack as="ul" gap="1">
        {operations.map(({ operationId, method, title }) => (
          <li key={operationId}>
            <Link href={operationHref(operationId)}>
              <MethodBadge method={method} /> {title} <Code>{operationId}</Code>
            </Link>
          </li>
        ))}
        {schemas.map((other) => (
          <li key={other}>
            <Link href={schemaHref(other)}>
              model <Code>{other}</Code>
            </Link>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

type ViewProps = { name: string; schema: Schema; field: string; level: Level };

/** A schema in full. */
export function SchemaView({ name, schema, field, level }: ViewProps) {
  const fields = fieldsOf(schema);
  const scope = { hrefOf: (place: string) => schemaHref(name, place), target: field, openLevels: 1 };
  const example = JSON.stringify(exampleOfSchema(name, schema), null, 2);
  return (
    <Article
      crumb="Model"
      title={schema.title ?? name}
      provenance={schema["x-provenance"]}
      level={level}
      head={<Named text={name} what="the model's name" />}
      examples={<CodePanel title="Example value" tabs={[{ label: "JSON", text: example, json: true }]} />}
    >
      <Prose text={schema.description} />
      <Media type={describeType(schema)} />
      <SchemaFacts schema={schema} />
      {fields.length > 0 && (
        <Section below={level} title="Fields">
          <FieldList fields={fields} place="" scope={scope} above={[name]} />
        </Section>
      )}
      <UsedBy name={name} level={level} />
    </Article>
  );
}
