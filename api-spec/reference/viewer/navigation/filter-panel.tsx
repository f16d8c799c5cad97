import { hostTitle, hosts, tags } from "../contract/operations.ts";
import { type Filters, NO_FILTERS, isFiltered } from "./filters.ts";

const PROVENANCES = [
  ["", "All"],
  ["documented", "Documented"],
  ["inferred", "Inferred"],
] as const;

/** Filters the navigation, the overview and the search. */
export function FilterPanel({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  return (
    <div className="filters" role="group" aria-label="Filters">
      <div className="segments" role="group" aria-label="Provenance">
        {PROVENANCES.map(([provenance, label]) => (
          <button
            key={provenance}
            type="button"
            aria-pressed={filters.provenance === provenance}
            onClick={() => onChange({ ...filters, provenance })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="filter-row">
        <select
          aria-label="Host"
          value={filters.host}
          onChange={({ target }) => onChange({ ...filters, host: target.value })}
        >
          <option value="">All hosts</option>
          {hosts.map(({ name }) => (
            <option key={name} value={name}>
              {hostTitle(name)}
            </option>
          ))}
        </select>
        <select
          aria-label="Tag"
          value={filters.tag}
          onChange={({ target }) => onChange({ ...filters, tag: target.value })}
        >
          <option value="">All tags</option>
          {tags.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {isFiltered(filters) && (
        <button type="button" className="plain-button" onClick={() => onChange(NO_FILTERS)}>
          Clear filters
        </button>
      )}
    </div>
  );
}
