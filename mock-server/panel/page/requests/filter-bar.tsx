import type { Call } from "#generated/control/model/call.ts";
import { countOf } from "../parts/count-of.ts";
import { findOperation } from "../contract.ts";
import { Choice } from "../parts/choice.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { type CallFilter, NO_FILTER, type StatusGroup, isFiltered, isPicture } from "./filter-calls.ts";
import { say } from "../language.ts";

const GROUPS: readonly (readonly [StatusGroup, string])[] = [
  ["all", say("All", "全部")],
  ["2", "2xx"],
  ["4", "4xx"],
  ["5", "5xx"],
  ["0", say("No answer", "无响应")],
];

type Props = {
  readonly filter: CallFilter;
  readonly onChange: (filter: CallFilter) => void;
  readonly calls: readonly Call[];
  readonly shown: number;
};

export function FilterBar({ filter, onChange, calls, shown }: Props) {
  const set = (part: Partial<CallFilter>) => onChange({ ...filter, ...part });
  const pictures = calls.filter(isPicture).length;
  const seen = [...new Set(calls.flatMap(({ operation_id }) => operation_id ?? []))];
  return (
    <div className="filter-bar">
      <SearchBox
        value={filter.text}
        onChange={(text) => set({ text })}
        label={say("Filter paths, operations, bodies", "筛选路径、接口、请求体")}
      />
      <Choice
        label={say("Status", "状态")}
        value={filter.status}
        options={GROUPS}
        onChange={(status) => set({ status })}
      />
      <select
        aria-label={say("Operation", "接口")}
        className="select"
        value={filter.operation}
        onChange={({ target }) => set({ operation: target.value })}
      >
        <option value="">{say("All operations", "全部接口")}</option>
        {seen
          .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), "zh"))
          .map((id) => (
            <option key={id} value={id}>
              {titleOf(id)}
            </option>
          ))}
      </select>
      <label className="check">
        <input
          type="checkbox"
          checked={filter.onlyBroken}
          onChange={({ target }) => set({ onlyBroken: target.checked })}
        />
        {say("Violations only", "仅看违反契约")}
      </label>
      {pictures > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={filter.pictures}
            onChange={({ target }) => set({ pictures: target.checked })}
          />
          {say("Images", "图片")} ({pictures})
        </label>
      )}
      <span className="filter-count" role="status">
        {isFiltered(filter)
          ? say(`${shown} of ${calls.length}`, `${shown} / ${calls.length}`)
          : countOf(shown, "request", "个请求")}
        {isFiltered(filter) && (
          <button type="button" className="plain" onClick={() => onChange(NO_FILTER)}>
            {say("Clear", "清空")}
          </button>
        )}
      </span>
    </div>
  );
}

const titleOf = (id: string): string => findOperation(id)?.title ?? id;
