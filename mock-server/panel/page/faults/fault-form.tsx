import { Alert, Button, Card, Fieldset, HStack } from "@chakra-ui/react";
import { useState } from "react";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { ArrowUp } from "#generated/icons/arrow-up.ts";
import { Plus } from "#generated/icons/plus.ts";
import { X } from "#generated/icons/x.ts";
import { say } from "../language.ts";
import { ActionButton, IconAction } from "../parts/action-button.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { DraftInput, type PartProps } from "./draft-input.tsx";
import { type Draft, type Effect, NEW_DRAFT, NEW_EFFECT, type Problem, toRule } from "./draft.ts";
import { EffectFields } from "./effect-fields.tsx";
import { TargetFields } from "./target-fields.tsx";

const FREQUENCY = [
  ["after", say("Skip first", "跳过前几次"), "0"],
  ["times", say("Times", "次数"), say("no limit", "不限")],
  ["probability", say("Probability (%)", "概率 (%)"), "100"],
] as const;

const stepTitle = (index: number) => say(`Call ${index + 1}`, `第 ${index + 1} 次请求`);

const swapWithPrevious = <T,>(list: readonly T[], index: number): readonly T[] =>
  list.toSpliced(index - 1, 2, ...list.slice(index - 1, index + 1).toReversed());

/** True if a response of it is typed here. */
const isGiven = ({ fault, sequence = [fault ?? null] }: FaultRule): boolean =>
  sequence.some((each) => each?.kind === "answer" || each?.kind === "patch");

export function FaultForm() {
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [problem, setProblem] = useState<Problem>();
  /** Said once of a typed response that breaks the contract: adding it again plans it nevertheless. */
  const [isWarned, setWarned] = useState(false);
  const add = useControlAction(
    async (control, rule: FaultRule) => {
      const breaks = !isWarned && isGiven(rule) && (await control.faults.check(rule)).violations.length > 0;
      setWarned(breaks);
      return breaks ? undefined : control.faults.add(rule);
    },
    (_, planned) =>
      planned ? say(`Fault #${planned.id} is active`, `故障 #${planned.id} 已生效`) : undefined,
  );
  const change = (to: (before: Draft) => Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...to(before) }));
    setProblem(undefined);
    setWarned(false);
  };
  const set = (part: Partial<Draft>) => change(() => part);
  const setEffects = (to: (before: readonly Effect[]) => readonly Effect[]) =>
    change(({ effects }) => ({ effects: to(effects) }));
  const problemAt = (field: Problem["field"], effect?: number) =>
    problem?.field === field && problem.effect === effect ? problem.text : undefined;
  const parts: PartProps<Draft> = { draft, set, problemOf: (field) => problemAt(field) };
  const isSequence = draft.effects.length > 1;
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
          {draft.effects.map((effect, index) => (
            <EffectFields
              // Steps have no identity but their index.
              key={index}
              draft={effect}
              set={(part) =>
                setEffects((effects) =>
                  effects.map((each, at) => (at === index ? { ...each, ...part } : each)),
                )
              }
              problemOf={(field) => problemAt(field, index)}
              operation={draft.target === "operation" ? draft.operation : ""}
              legend={isSequence ? stepTitle(index) : say("Effect", "效果")}
              isStep={isSequence}
              actions={
                isSequence && (
                  <>
                    <IconAction
                      icon={ArrowUp}
                      text={say(`Move up: ${stepTitle(index)}`, `上移：${stepTitle(index)}`)}
                      disabled={index === 0}
                      onClick={() => setEffects((effects) => swapWithPrevious(effects, index))}
                    />
                    <IconAction
                      icon={X}
                      text={say(`Remove: ${stepTitle(index)}`, `移除：${stepTitle(index)}`)}
                      onClick={() => setEffects((effects) => effects.toSpliced(index, 1))}
                    />
                  </>
                )
              }
            />
          ))}
          <ActionButton
            icon={Plus}
            text={say("Another effect on the next call", "为下一次请求添加效果")}
            variant="ghost"
            alignSelf="start"
            onClick={() => setEffects((effects) => [...effects, NEW_EFFECT])}
          />
          <Fieldset.Root>
            <Fieldset.Legend>{say("Frequency", "频率")}</Fieldset.Legend>
            <HStack alignItems="start" gap="3">
              {FREQUENCY.filter(([field]) => !isSequence || field !== "times").map(
                ([field, label, placeholder]) => (
                  <DraftInput
                    {...parts}
                    key={field}
                    field={field}
                    label={label}
                    placeholder={placeholder}
                    inputMode="decimal"
                  />
                ),
              )}
            </HStack>
          </Fieldset.Root>
          {isWarned && (
            <Alert.Root status="warning">
              <Alert.Title>
                {say("It breaks the contract; add it again to plan it", "不符合契约；再次添加即可生效")}
              </Alert.Title>
            </Alert.Root>
          )}
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
