import { Fieldset, HStack, Input } from "@chakra-ui/react";
import { Field } from "../parts/field.tsx";
import type { PartProps } from "./part-props.ts";
import { say } from "../language.ts";

const FIELDS = [
  ["after", say("Skip first", "跳过前几次"), "0"],
  ["times", say("Times", "次数"), say("no limit", "不限")],
  ["probability", say("Probability (%)", "概率 (%)"), "100"],
] as const;

/** The fields for how often a rule applies. */
export function FrequencyFields({ draft, set, problem }: PartProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{say("Frequency", "频率")}</Fieldset.Legend>
      <HStack alignItems="start" gap="3">
        {FIELDS.map(([field, label, placeholder]) => (
          <Field key={field} label={label} problem={problem?.field === field ? problem.text : undefined}>
            <Input
              inputMode="decimal"
              placeholder={placeholder}
              value={draft[field]}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          </Field>
        ))}
      </HStack>
    </Fieldset.Root>
  );
}
