import { type ListedValue, describeBounds, listValues } from "../contract/describe-schema.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

const isState = (values: readonly ListedValue[]) => values.some(({ next }) => next !== undefined);

/** Bounds, default, pattern and values of a schema. Renders nothing if it has none. */
export function SchemaFacts({ schema }: { schema: Schema }) {
  const bounds = describeBounds(schema);
  const values = listValues(schema);
  const { default: fallback, pattern, deprecated } = schema;
  return (
    <>
      {(bounds.length > 0 || fallback !== undefined || pattern !== undefined || deprecated) && (
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
