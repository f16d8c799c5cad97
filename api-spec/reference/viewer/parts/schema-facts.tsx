import { Code, HStack, Link, Stack } from "@chakra-ui/react";
import type { ReferenceKind, Schema } from "#api-spec/kit/schema.ts";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { type ListedValue, describeBounds, listValues } from "../contract/describe-schema.ts";
import { guideHref } from "../route.ts";

/** The consequence of an input that names no record. */
const UNKNOWN: Readonly<Record<ReferenceKind, string>> = {
  required: "unknown: 422 on this field",
  selects: "unknown: matches nothing",
  none: "",
};

const isState = (values: readonly ListedValue[]) => values.some(({ next }) => next !== undefined);

/** Bounds, default, pattern and values of a schema. Renders nothing if it has none. */
export function SchemaFacts({ schema }: { schema: Schema }) {
  const bounds = describeBounds(schema);
  const values = listValues(schema);
  const { default: fallback, pattern, deprecated } = schema;
  const unknown = UNKNOWN[schema["x-reference"] ?? "none"];
  return (
    <>
      {(bounds.length > 0 || fallback !== undefined || pattern !== undefined || deprecated || unknown) && (
        <HStack as="ul" wrap="wrap" rowGap="0" color="fg.muted" fontSize="xs">
          {deprecated && <li>deprecated</li>}
          {fallback !== undefined && (
            <li>
              default <Code>{JSON.stringify(fallback)}</Code>
            </li>
          )}
          {bounds.map((bound) => (
            <li key={bound}>{bound}</li>
          ))}
          {unknown && (
            <li>
              <Link href={guideHref("references")} variant="underline">
                {unknown}
              </Link>
            </li>
          )}
          {pattern !== undefined && (
            <li>
              matches <Code>{pattern}</Code>
            </li>
          )}
        </HStack>
      )}
      {values.length > 0 && (
        <Stack
          as="ul"
          aria-label="Values"
          gap="1"
          marginBlock="1"
          direction={isState(values) ? "column" : "row"}
          wrap="wrap"
        >
          {values.map(({ value, label, next }) => (
            <HStack as="li" key={value} gap="1">
              <Code>{value}</Code>
              {label && <span>{label}</span>}
              {next !== undefined && <Subtle>{next}</Subtle>}
            </HStack>
          ))}
        </Stack>
      )}
    </>
  );
}
