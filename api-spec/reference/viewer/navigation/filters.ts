import { createContext, useContext, useMemo } from "react";
import type { Provenance } from "#api-spec/kit/schema.ts";
import { type Operation, operations, tags } from "../contract/operations.ts";
import { schemaNames } from "../contract/resolve-schema.ts";
import { schemasNeededBy } from "../contract/usage.ts";

/** The filters; an empty string means no filter. */
export type Filters = { readonly provenance: Provenance | ""; readonly host: string; readonly tag: string };

export const NO_FILTERS: Filters = { provenance: "", host: "", tag: "" };

export const FilterContext = createContext<Filters>(NO_FILTERS);

export const isFiltered = ({ provenance, host, tag }: Filters) => `${provenance}${host}${tag}` !== "";

function passes({ provenance, host, tag }: Filters, operation: Operation): boolean {
  return (
    (provenance === "" || operation["x-provenance"] === provenance) &&
    (host === "" || operation.host === host) &&
    (tag === "" || operation.tag === tag)
  );
}

/** The operations that match the filters, also by tag, and the schemas they use. */
export function useFiltered() {
  const filters = useContext(FilterContext);
  return useMemo(() => {
    const passing = operations.filter((operation) => passes(filters, operation));
    const needed = schemasNeededBy(passing);
    return {
      operations: passing,
      byTag: tags
        .map((tag) => ({ ...tag, own: passing.filter((operation) => operation.tag === tag.name) }))
        .filter(({ own }) => own.length > 0),
      schemas: isFiltered(filters) ? schemaNames.filter((name) => needed.has(name)) : schemaNames,
    };
  }, [filters]);
}
