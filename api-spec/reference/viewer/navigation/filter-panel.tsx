import { hostTitle, hosts, tags } from "../contract/operations.ts";
import { type Filters, NO_FILTERS, isFiltered } from "./filters.ts";

const PROVENANCES = [
  ["", "全部"],
  ["documented", "仅文档"],
  ["inferred", "仅推定"],
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
    <div className="filters" role="group" aria-label="筛选">
      <div className="segments" role="group" aria-label="出处">
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
          aria-label="主机"
          value={filters.host}
          onChange={({ target }) => onChange({ ...filters, host: target.value })}
        >
          <option value="">所有主机</option>
          {hosts.map(({ name }) => (
            <option key={name} value={name}>
              {hostTitle(name)}
            </option>
          ))}
        </select>
        <select
          aria-label="分类"
          value={filters.tag}
          onChange={({ target }) => onChange({ ...filters, tag: target.value })}
        >
          <option value="">所有分类</option>
          {tags.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {isFiltered(filters) && (
        <button type="button" className="plain-button" onClick={() => onChange(NO_FILTERS)}>
          清除筛选
        </button>
      )}
    </div>
  );
}
