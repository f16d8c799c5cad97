import { type ListedValue, describeBounds, listValues } from "../contract/describe-schema.ts";
import type { ReferenceKind, Schema } from "#api-spec/kit/schema.ts";
import { guideHref } from "../route.ts";

/** What an input that names no record means. */
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
        <ul className="facts">
          {deprecated && <li>deprecated</li>}
          {fallback !== undefined && (
            <li>
              default <code>{JSON.stringify(fallback)}</code>
            </li>
          )}
          {bounds.map((bound) => (
            <li key={bound}>{bound}</li>
          ))}
          {unknown && (
            <li>
              <a href={guideHref("references")}>{unknown}</a>
            </li>
          )}
          {pattern !== undefined && (
            <li>
              matches <code>{pattern}</code>
            </li>
          )}
        </ul>
      )}
      {values.length > 0 && (
        <ul className={isState(values) ? "values states" : "values"} aria-label="Values">
          {values.map(({ value, label, next }) => (
            <li key={value}>
              <code>{value}</code>
              {label && <span>{label}</span>}
              {next !== undefined && <span className="quiet">{next}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
