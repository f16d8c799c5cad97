import { Button, HStack, Text } from "@chakra-ui/react";
import type { Call } from "#generated/control/model/call.ts";
import { countOf } from "../parts/count-of.ts";
import { findOperation } from "../contract.ts";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Check } from "../parts/check.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { type CallFilter, NO_FILTER, type StatusGroup, isFiltered, isPicture } from "./filter-calls.ts";
import { say } from "../language.ts";

const GROUPS: readonly (readonly [StatusGroup, string])[] = [
  ["all", say("All", "全部")],
  ["2", "2xx"],
  ["4", "4xx"],
  ["5", "5xx"],
  ["0", say("No response", "无响应")],
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
    <HStack wrap="wrap" gap="3" marginBlockEnd="4">
      <SearchBox
        value={filter.text}
        onChange={(text) => set({ text })}
        label={say("Filter paths, operations, bodies", "筛选路径、接口、请求体")}
      />
      <Choice
        label={say("Status", "状态")}
        value={filter.status}
        options={GROUPS}
        onPick={(status) => set({ status })}
      />
      <Select
        width="12rem"
        aria-label={say("Operation", "接口")}
        value={filter.operation}
        options={[
          ["", say("All operations", "全部接口")],
          ...seen
            .map((id) => [id, titleOf(id)] as const)
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
      <Text as="span" color="fg.subtle" marginInlineStart="auto" role="status">
        {isFiltered(filter)
          ? say(`${shown} of ${calls.length}`, `${shown} / ${calls.length}`)
          : countOf(shown, "request", "个请求")}
        {isFiltered(filter) && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTER)}>
            {say("Clear", "清空")}
          </Button>
        )}
      </Text>
    </HStack>
  );
}

const titleOf = (id: string): string => findOperation(id)?.title ?? id;
