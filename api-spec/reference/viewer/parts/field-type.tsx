import { describeType } from "../contract/describe-schema.ts";
import type { Field } from "../contract/fields.ts";
import { schemaHref } from "../route.ts";

/** The type of a field, with a link to a named schema. */
export function FieldType({ field: { schema, refersTo } }: { field: Field }) {
  const text = describeType(schema);
  if (refersTo === undefined) return <span className="field-type">{text}</span>;
  // `array<Goods>`: only the name is a link.
  const [before = "", after = ""] = text.split(refersTo);
  return (
    <span className="field-type">
      {after === "" && before === text ? `${text} · ` : before}
      <a href={schemaHref(refersTo)}>{refersTo}</a>
      {after}
    </span>
  );
}
