import { Link } from "@chakra-ui/react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { describeType } from "../contract/describe-schema.ts";
import type { Field } from "../contract/fields.ts";
import { schemaHref } from "../route.ts";

/** The type of a field, with a link to a named schema. */
export function FieldType({ field: { schema, refersTo } }: { field: Field }) {
  const text = describeType(schema);
  // `array<Goods>`: only the name is a link.
  const [before = "", after = ""] = refersTo === undefined ? [text] : text.split(refersTo);
  return (
    <Subtle fontFamily="mono" fontSize="xs">
      {refersTo !== undefined && before === text ? `${text} · ` : before}
      {refersTo !== undefined && <Link href={schemaHref(refersTo)}>{refersTo}</Link>}
      {after}
    </Subtle>
  );
}
