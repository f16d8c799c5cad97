import { Button, HStack, IconButton, Input, Stack, Text } from "@chakra-ui/react";
import { Plus } from "#generated/icons/plus.ts";
import { X } from "#generated/icons/x.ts";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { type Condition, NEW_CONDITION, PLACES } from "./draft.ts";
import type { PartProps } from "./part-props.ts";
import { say } from "../language.ts";

const PLACE_TITLES: Record<Condition["place"], string> = {
  query: say("Query", "查询参数"),
  body: say("Body", "请求体"),
  headers: say("Header", "请求头"),
};

/** The fields for what a call has to contain for a rule to apply. */
export function ConditionFields({ draft: { conditions }, set, problem }: PartProps) {
  const change = (index: number, part: Partial<Condition>) =>
    set({ conditions: conditions.map((one, place) => (place === index ? { ...one, ...part } : one)) });
  return (
    <Stack alignItems="start" role="group" aria-label={say("Conditions", "条件")}>
      {conditions.map(({ place, name, value }, index) => (
        // Rows have no identity but their index.
        <HStack key={index} width="full">
          <Select
            width="9rem"
            aria-label={say(`Place of condition ${index + 1}`, `条件 ${index + 1} 的位置`)}
            value={place}
            options={PLACES.map((one) => [one, PLACE_TITLES[one]] as const)}
            onPick={(picked) => change(index, { place: picked as Condition["place"] })}
          />
          <Input
            fontFamily="mono"
            aria-label={say(`Name of condition ${index + 1}`, `条件 ${index + 1} 的名称`)}
            placeholder={place === "body" ? "params.*.goods_id" : place === "query" ? "page" : "user-agent"}
            value={name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <Input
            fontFamily="mono"
            aria-label={say(`Value of condition ${index + 1}`, `条件 ${index + 1} 的值`)}
            placeholder={say("Value, * for any part", "值，* 匹配任意部分")}
            value={value}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <IconButton
            variant="ghost"
            aria-label={say(`Remove condition ${index + 1}`, `移除条件 ${index + 1}`)}
            onClick={() => set({ conditions: conditions.filter((_, at) => at !== index) })}
          >
            <X size={15} aria-hidden />
          </IconButton>
        </HStack>
      ))}
      {problem?.field === "conditions" && (
        <Text color="fg.error" fontSize="xs">
          {problem.text}
        </Text>
      )}
      <Button variant="ghost" onClick={() => set({ conditions: [...conditions, NEW_CONDITION] })}>
        <Plus size={14} aria-hidden /> {say("Add a condition", "添加条件")}
      </Button>
    </Stack>
  );
}
