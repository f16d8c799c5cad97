import { describeType } from "../contract/describe-schema.ts";
import type { Field } from "../contract/fields.ts";
import { schemaHref } from "../route.ts";

/** The type of a field; the name of a schema in it leads to that schema. */
export function FieldType({ field: { schema, refersTo } }: { field: Field }) {
  const text = describeType(schema);
  if (refersTo === undefined) return <span className="field-type">{text}</span>;
  // `array<Goods>`: the name is a link, what stands around it is not.
  const [before = "", after = ""] = text.split(refersTo);
  return (
    <span className="field-type">
      {after === "" && before === text ? `${text} · ` : before}
      <a href={schemaHref(refersTo)}>{refersTo}</a>
      {after}
    </span>
  );
}
