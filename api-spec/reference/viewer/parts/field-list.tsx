import { Badge, Box, Button, HStack, Link } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { describeType } from "../contract/describe-schema.ts";
import { type Field, fieldsOf } from "../contract/fields.ts";
import { schemaHref } from "../route.ts";
import { ProvenanceBadge } from "./badges.tsx";
import { Prose } from "./prose.tsx";
import { Row } from "./row.tsx";
import { SchemaFacts } from "./schema-facts.tsx";
import { useOpen } from "./use-open.ts";

/** Settings shared by all fields of a page. */
export type FieldScope = {
  /** The page's address, from which a field's own address is made. */
  readonly hrefOf: (place: string) => string;
  /** The field that the address points at; empty if there is none. */
  readonly target: string;
  /** The number of levels that are initially open. */
  readonly openLevels: number;
};

type Props = {
  /** The path of the field, or of what the fields are in. */
  readonly place: string;
  readonly scope: FieldScope;
  /** The schemas around. */
  readonly above?: readonly string[];
  readonly level?: number;
};

/** The fields of one level. */
export const FieldList = ({ fields, place, ...props }: Props & { fields: readonly Field[] }) => (
  <Box as="ul" divideY="1px" borderWidth="1px" borderRadius="l3" bg="bg.panel">
    {fields.map((field) => (
      <FieldRow {...props} key={field.key} field={field} place={`${place && `${place}.`}${field.key}`} />
    ))}
  </Box>
);

/** A field with its nested fields, which are rendered when opened, so that recursion ends. */
function FieldRow({ field, place, scope, above = [], level = 0 }: Props & { field: Field }) {
  const { name, schema, refersTo, required, provenance, law } = field;
  const children = fieldsOf(schema);
  const recursive = refersTo !== undefined && above.includes(refersTo);
  const leadsToTarget = scope.target.startsWith(`${place}.`);
  const [open, setOpen] = useOpen(!recursive && level < scope.openLevels, scope.target, leadsToTarget);
  const isTarget = scope.target === place;
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: "center" });
  }, [isTarget]);

  return (
    <Row ref={row} isTarget={isTarget} data-place={place}>
      <HStack wrap="wrap" rowGap="0.5">
        <Link href={scope.hrefOf(place)} fontFamily="mono" fontWeight="semibold" fontSize="xs">
          {name}
        </Link>
        {schema.title && <span>{schema.title}</span>}
        <FieldType field={field} />
        {required && <Badge colorPalette="red">required</Badge>}
        {recursive && <Badge>recursive</Badge>}
        <ProvenanceBadge provenance={provenance} />
      </HStack>
      {schema.description !== schema.title && <Prose text={schema.description} />}
      <Prose text={law} />
      <SchemaFacts schema={schema} />
      {children.length > 0 && (
        <>
          <Button
            size="2xs"
            variant="ghost"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            data-screen-only
          >
            {open ? "Collapse" : "Expand"} {name}, {children.length}{" "}
            {children.length === 1 ? "field" : "fields"}
          </Button>
          {open && (
            <FieldList
              fields={children}
              place={place}
              scope={scope}
              above={refersTo === undefined ? above : [...above, refersTo]}
              level={level + 1}
            />
          )}
        </>
      )}
    </Row>
  );
}

/** The type of a field, with a link to a named schema. */
function FieldType({ field: { schema, refersTo } }: { field: Field }) {
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
