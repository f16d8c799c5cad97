import { Link, Text } from "@chakra-ui/react";
import { describeType } from "../contract/describe-schema.ts";
import type { Field } from "../contract/fields.ts";
import { schemaHref } from "../route.ts";

/** The type of a field, with a link to a named schema. */
export function FieldType({ field: { schema, refersTo } }: { field: Field }) {
  const text = describeType(schema);
  if (refersTo === undefined)
    return (
      <Text as="span" color="fg.subtle" fontFamily="mono" fontSize="xs">
        {text}
      </Text>
    );
  // `array<Goods>`: only the name is a link.
  const [before = "", after = ""] = text.split(refersTo);
  return (
    <Text as="span" color="fg.subtle" fontFamily="mono" fontSize="xs">
      {after === "" && before === text ? `${text} · ` : before}
      <Link href={schemaHref(refersTo)}>{refersTo}</Link>
      {after}
    </Text>
  );
}
