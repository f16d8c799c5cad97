import { Badge, Code, HStack, Text } from "@chakra-ui/react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { X } from "#generated/icons/x.ts";
import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { operationTitle, tagTitle } from "../contract.ts";
import { IconAction } from "../parts/action-button.tsx";
import { Item } from "../parts/item.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { describeEffect, describeFrequency, describeMatch } from "./describe-rule.ts";
import { say } from "../language.ts";

const titles = { operation: operationTitle, tag: tagTitle };

export function FaultItem({ fault: planned }: { fault: PlannedFault }) {
  const { id, match, fault, times, seen, hits } = planned;
  const remove = useControlAction(
    (control) => control.faults.clear(id),
    () => say(`Fault #${id} removed`, `故障 #${id} 已移除`),
  );
  const isSpent = times !== undefined && hits >= times;
  return (
    <Item
      title={describeMatch(match, titles)}
      isFaded={isSpent}
      actions={
        <IconAction
          icon={X}
          text={say(`Remove fault ${id}`, `移除故障 ${id}`)}
          title={say("Remove", "移除")}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        />
      }
    >
      <Text>
        {describeEffect(planned)} <Subtle>{`· ${describeFrequency(planned)}`}</Subtle>
      </Text>
      {fault.message !== undefined && <Text color="fg.muted">“{fault.message}”</Text>}
      {Object.entries(fault.errors ?? {}).map(([field, messages]) => (
        <Text color="fg.muted" key={field}>
          <Code>{field}</Code> {messages.join("；")}
        </Text>
      ))}
      <HStack as="p" wrap="wrap" gap="1.5">
        <Badge colorPalette={hits > 0 ? "orange" : "gray"}>{say(`hits: ${hits}`, `触发：${hits}`)}</Badge>
        <Badge>{say(`matched: ${seen}`, `匹配：${seen}`)}</Badge>
        {isSpent && <Badge colorPalette="green">{say("used up", "已用完")}</Badge>}
        <Code>#{id}</Code>
      </HStack>
    </Item>
  );
}
