import { HStack, Input, Stack, Text } from "@chakra-ui/react";
import { Plus } from "#generated/icons/plus.ts";
import { X } from "#generated/icons/x.ts";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { ActionButton, IconAction } from "../parts/action-button.tsx";
import { type Condition, NEW_CONDITION } from "./draft.ts";
import type { PartProps } from "./draft-input.tsx";
import { say } from "../language.ts";

const PLACES: Readonly<Record<Condition["place"], { title: string; such: string }>> = {
  query: { title: say("Query", "查询参数"), such: "page" },
  body: { title: say("Body", "请求体"), such: "params.*.goods_id" },
  headers: { title: say("Header", "请求头"), such: "user-agent" },
};

/** The fields for what a call has to contain for a rule to apply. */
export function ConditionFields({ draft: { conditions }, set, problemOf }: PartProps) {
  const change = (index: number, condition: Condition) =>
    set({ conditions: conditions.with(index, condition) });
  return (
    <Stack alignItems="start" role="group" aria-label={say("Conditions", "条件")}>
      {conditions.map((condition, index) => (
        // Rows have no identity but their index.
        <HStack key={index} width="full">
          <Select
            width="9rem"
            aria-label={say(`Place of condition ${index + 1}`, `条件 ${index + 1} 的位置`)}
            value={condition.place}
            options={Object.entries(PLACES).map(([place, { title }]) => [place, title] as const)}
            onPick={(picked) => change(index, { ...condition, place: picked as Condition["place"] })}
          />
          <Input
            fontFamily="mono"
            aria-label={say(`Name of condition ${index + 1}`, `条件 ${index + 1} 的名称`)}
            placeholder={PLACES[condition.place].such}
            value={condition.name}
            onChange={({ target }) => change(index, { ...condition, name: target.value })}
          />
          <Input
            fontFamily="mono"
            aria-label={say(`Value of condition ${index + 1}`, `条件 ${index + 1} 的值`)}
            placeholder={say("Value, * for any part", "值，* 匹配任意部分")}
            value={condition.value}
            onChange={({ target }) => change(index, { ...condition, value: target.value })}
          />
          <IconAction
            icon={X}
            text={say(`Remove condition ${index + 1}`, `移除条件 ${index + 1}`)}
            onClick={() => set({ conditions: conditions.toSpliced(index, 1) })}
          />
        </HStack>
      ))}
      <Text color="fg.error" fontSize="xs" _empty={{ display: "none" }}>
        {problemOf("conditions")}
      </Text>
      <ActionButton
        icon={Plus}
        text={say("Add a condition", "添加条件")}
        variant="ghost"
        onClick={() => set({ conditions: [...conditions, NEW_CONDITION] })}
      />
    </Stack>
  );
}
