import { Fieldset, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Plus } from "#generated/icons/plus.ts";
import { X } from "#generated/icons/x.ts";
import { tags } from "../contract.ts";
import { say } from "../language.ts";
import { ActionButton, IconAction } from "../parts/action-button.tsx";
import { Field } from "../parts/field.tsx";
import { DraftInput, type PartProps } from "./draft-input.tsx";
import { type Condition, type Draft, NEW_CONDITION, type Target } from "./draft.ts";
import { OperationPicker } from "./operation-picker.tsx";

const TARGETS: readonly (readonly [Target, string])[] = [
  ["operation", say("Operation", "接口")],
  ["tag", say("Tag", "标签")],
  ["path", say("Path", "路径")],
  ["all", say("All", "全部")],
];

/** The fields for the calls that a rule applies to. */
export function TargetFields(props: PartProps<Draft>) {
  const { draft, set, problemOf } = props;
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{say("Target", "目标")}</Fieldset.Legend>
      <Choice
        label={say("Target", "目标")}
        value={draft.target}
        options={TARGETS}
        onPick={(target) => set({ target })}
      />
      {draft.target === "operation" && (
        <Field label={say("Operation", "接口")} problem={problemOf("operation")}>
          <OperationPicker value={draft.operation} onChange={(operation) => set({ operation })} />
        </Field>
      )}
      {draft.target === "tag" && (
        <Field label={say("Tag", "标签")} problem={problemOf("tag")}>
          <Select
            value={draft.tag}
            options={[
              ["", say("Choose", "请选择")],
              ...tags.map(({ name, title }) => [name, title] as const),
            ]}
            onPick={(tag) => set({ tag })}
          />
        </Field>
      )}
      {draft.target === "path" && (
        <HStack alignItems="start" gap="3">
          <Field label={say("Method", "方法")}>
            <Select
              value={draft.method}
              options={[
                ["", say("any", "任意")],
                ...["GET", "POST", "PUT", "DELETE"].map((method) => [method, method] as const),
              ]}
              onPick={(method) => set({ method })}
            />
          </Field>
          <DraftInput
            {...props}
            field="path"
            label={say("Path", "路径")}
            fontFamily="mono"
            placeholder="/api/goods/*"
          />
        </HStack>
      )}
      <ConditionFields {...props} />
    </Fieldset.Root>
  );
}

const PLACES: Readonly<Record<Condition["place"], { title: string; such: string }>> = {
  query: { title: say("Query", "查询参数"), such: "page" },
  body: { title: say("Body", "请求体"), such: "params.*.goods_id" },
  headers: { title: say("Header", "请求头"), such: "user-agent" },
};

/** The fields for what a call has to contain for a rule to apply. */
function ConditionFields({ draft: { conditions }, set, problemOf }: PartProps<Draft>) {
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
