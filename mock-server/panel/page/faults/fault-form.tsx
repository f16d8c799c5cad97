import { Button, Card, Fieldset, HStack } from "@chakra-ui/react";
import { useState } from "react";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { Plus } from "#generated/icons/plus.ts";
import { say } from "../language.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { DraftInput, type PartProps } from "./draft-input.tsx";
import { type Draft, NEW_DRAFT, type Problem, toRule } from "./draft.ts";
import { EffectFields } from "./effect-fields.tsx";
import { TargetFields } from "./target-fields.tsx";

const FREQUENCY = [
  ["after", say("Skip first", "跳过前几次"), "0"],
  ["times", say("Times", "次数"), say("no limit", "不限")],
  ["probability", say("Probability (%)", "概率 (%)"), "100"],
] as const;

export function FaultForm() {
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [problem, setProblem] = useState<Problem>();
  const add = useControlAction(
    (control, rule: FaultRule) => control.faults.add(rule),
    (_, { id }) => say(`Fault #${id} is active`, `故障 #${id} 已生效`),
  );
  const set = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  };
  const parts: PartProps = {
    draft,
    set,
    problemOf: (field) => (problem?.field === field ? problem.text : undefined),
  };
  return (
    <Card.Root asChild size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const result = toRule(draft);
          if ("problem" in result) setProblem(result.problem);
          else add.mutate(result.rule);
        }}
      >
        <Card.Body gap="5">
          <TargetFields {...parts} />
          <EffectFields {...parts} />
          <Fieldset.Root>
            <Fieldset.Legend>{say("Frequency", "频率")}</Fieldset.Legend>
            <HStack alignItems="start" gap="3">
              {FREQUENCY.map(([field, label, placeholder]) => (
                <DraftInput
                  {...parts}
                  key={field}
                  field={field}
                  label={label}
                  placeholder={placeholder}
                  inputMode="decimal"
                />
              ))}
            </HStack>
          </Fieldset.Root>
          <HStack>
            <ActionButton
              isMain
              icon={Plus}
              text={say("Add fault", "添加故障")}
              type="submit"
              disabled={add.isPending}
            />
            <Button onClick={() => set(NEW_DRAFT)}>{say("Clear form", "清空表单")}</Button>
          </HStack>
        </Card.Body>
      </form>
    </Card.Root>
  );
}
