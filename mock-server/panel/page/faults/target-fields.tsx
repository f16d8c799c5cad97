import { Fieldset, HStack } from "@chakra-ui/react";
import { tags } from "../contract.ts";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Field } from "../parts/field.tsx";
import type { Target } from "./draft.ts";
import { DraftInput, type PartProps } from "./draft-input.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { OperationPicker } from "./operation-picker.tsx";
import { say } from "../language.ts";

const TARGETS: readonly (readonly [Target, string])[] = [
  ["operation", say("Operation", "接口")],
  ["tag", say("Tag", "标签")],
  ["path", say("Path", "路径")],
  ["all", say("All", "全部")],
];

/** The fields for the calls that a rule applies to. */
export function TargetFields(props: PartProps) {
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
