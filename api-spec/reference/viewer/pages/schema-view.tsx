import { describeType } from "../contract/describe-schema.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { fieldsOf } from "../contract/fields.ts";
import { exampleOfSchema } from "../contract/schema-examples.ts";
import { usersOf } from "../contract/usage.ts";
import { MethodBadge, ProvenanceBadge } from "../parts/badges.tsx";
import { CodePanel } from "#api-spec/page-kit/parts/code-panel.tsx";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { FieldList } from "../parts/field-list.tsx";
import { Prose } from "../parts/prose.tsx";
import { SchemaFacts } from "../parts/schema-facts.tsx";
import { operationHref, schemaHref } from "../route.ts";

function UsedBy({ name, Title }: { name: string; Title: "h2" | "h3" }) {
  const { operations, schemas } = usersOf(name);
  if (operations.length + schemas.length === 0) return null;
  return (
    <section>
      <Title className="section-title">Used by</Title>
      <ul className="links">
        {operations.map(({ operationId, method, title }) => (
          <li key={operationId}>
            <a href={operationHref(operationId)}>
              <MethodBadge method={method} /> {title} <code>{operationId}</code>
            </a>
          </li>
        ))}
        {schemas.map((other) => (
          <li key={other}>
            <a href={schemaHref(other)}>
              model <code>{other}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A schema in full. */
export function SchemaView({
  name,
  schema,
  field,
  heading: Heading,
}: {
  name: string;
  schema: Schema;
  field: string;
  heading: "h1" | "h2";
}) {
  const Title = Heading === "h1" ? "h2" : "h3";
  const fields = fieldsOf(schema);
  const scope = { hrefOf: (place: string) => schemaHref(name, place), target: field, openLevels: 1 };
  return (
    <article className="page">
      <header className="page-head">
        <p className="crumb">Model</p>
        <Heading tabIndex={-1} className="page-title">
          {schema.title ?? name} <ProvenanceBadge provenance={schema["x-provenance"]} />
        </Heading>
        <p className="operation-id">
          <code>{name}</code>
          <CopyButton text={name} what="the model's name" />
        </p>
      </header>
      <div className="page-words">
        <Prose text={schema.description} />
        <p className="media">
          <code>{describeType(schema)}</code>
        </p>
        <SchemaFacts schema={schema} />
        {fields.length > 0 && (
          <section>
            <Title className="section-title">Fields</Title>
            <FieldList fields={fields} place="" scope={scope} above={[name]} />
          </section>
        )}
        <UsedBy name={name} Title={Title} />
      </div>
      <div className="page-examples">
        <CodePanel
          title="Example value"
          tabs={[{ label: "JSON", text: JSON.stringify(exampleOfSchema(name, schema), null, 2), json: true }]}
        />
      </div>
    </article>
  );
}
