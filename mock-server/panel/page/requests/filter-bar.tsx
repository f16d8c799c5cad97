import { Button } from "@chakra-ui/react";
import type { Call } from "#generated/control/model/call.ts";
import { countOf } from "../parts/count-of.ts";
import { operationTitle } from "../contract.ts";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Check } from "../parts/check.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { type CallFilter, NO_FILTER, STATUS_GROUPS, isFiltered, isPicture } from "./filter-calls.ts";
import { say } from "../language.ts";

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
    <Toolbar
      value={filter.text}
      onChange={(text) => set({ text })}
      label={say("Filter paths, operations, bodies", "筛选路径、接口、请求体")}
      count={
        <>
          {isFiltered(filter)
            ? say(`${shown} of ${calls.length}`, `${shown} / ${calls.length}`)
            : countOf(shown, "request", "个请求")}
          {isFiltered(filter) && (
            <Button variant="ghost" onClick={() => onChange(NO_FILTER)}>
              {say("Clear", "清空")}
            </Button>
          )}
        </>
      }
    >
      <Choice
        label={say("Status", "状态")}
        value={filter.status}
        options={STATUS_GROUPS}
        onPick={(status) => set({ status })}
      />
      <Select
        width="12rem"
        aria-label={say("Operation", "接口")}
        value={filter.operation}
        options={[
          ["", say("All operations", "全部接口")],
          ...seen
            .map((id) => [id, operationTitle(id)] as const)
            .toSorted(([, a], [, b]) => a.localeCompare(b, "zh")),
        ]}
        onPick={(operation) => set({ operation })}
      />
      <Check checked={filter.onlyBroken} onChange={(onlyBroken) => set({ onlyBroken })}>
        {say("Violations only", "仅看违反契约")}
      </Check>
      {pictures > 0 && (
        <Check checked={filter.pictures} onChange={(pictures) => set({ pictures })}>
          {say("Images", "图片")} ({pictures})
        </Check>
      )}
    </Toolbar>
  );
}
