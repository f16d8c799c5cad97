import { Button, Card, HStack } from "@chakra-ui/react";
import { Plus } from "#generated/icons/plus.ts";
import { useState } from "react";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { type Draft, NEW_DRAFT, type Problem, toRule } from "./draft.ts";
import { EffectFields } from "./effect-fields.tsx";
import { FrequencyFields } from "./frequency-fields.tsx";
import { TargetFields } from "./target-fields.tsx";
import { say } from "../language.ts";

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
  const submit = () => {
    const result = toRule(draft);
    if ("problem" in result) setProblem(result.problem);
    else add.mutate(result.rule);
  };
  const parts = { draft, set, problem };
  return (
    <Card.Root asChild size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Card.Body gap="5">
          <TargetFields {...parts} />
          <EffectFields {...parts} />
          <FrequencyFields {...parts} />
          <HStack>
            <Button variant="solid" colorPalette="brand" type="submit" disabled={add.isPending}>
              <Plus size={15} aria-hidden /> {say("Add fault", "添加故障")}
            </Button>
            <Button
              onClick={() => {
                setDraft(NEW_DRAFT);
                setProblem(undefined);
              }}
            >
              {say("Clear form", "清空表单")}
            </Button>
          </HStack>
        </Card.Body>
      </form>
    </Card.Root>
  );
}
