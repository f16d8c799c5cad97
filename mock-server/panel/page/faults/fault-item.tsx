import { Badge, Code, HStack, IconButton, Text } from "@chakra-ui/react";
import { X } from "#generated/icons/x.ts";
import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { findOperation, tagTitle } from "../contract.ts";
import { Item } from "../parts/item.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { describeEffect, describeFrequency, describeMatch } from "./describe-rule.ts";
import { say } from "../language.ts";

const titles = { operation: (id: string) => findOperation(id)?.title ?? id, tag: tagTitle };

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
        <IconButton
          variant="ghost"
          aria-label={say(`Remove fault ${id}`, `移除故障 ${id}`)}
          title={say("Remove", "移除")}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <X size={16} aria-hidden />
        </IconButton>
      }
    >
      <Text>
        {describeEffect(planned)}{" "}
        <Text as="span" color="fg.subtle">
          · {describeFrequency(planned)}
        </Text>
      </Text>
      {fault.message !== undefined && <Text color="fg.muted">“{fault.message}”</Text>}
      {Object.entries(fault.errors ?? {}).map(([field, messages]) => (
        <Text color="fg.muted" key={field}>
          <Code>{field}</Code> {messages.join("；")}
        </Text>
      ))}
      <HStack as="p" wrap="wrap" gap="1.5">
        <Badge colorPalette={hits > 0 ? "orange" : "gray"}>
          {say("hits: ", "触发：")}
          {hits}
        </Badge>
        <Badge>
          {say("matched: ", "匹配：")}
          {seen}
        </Badge>
        {isSpent && <Badge colorPalette="green">{say("used up", "已用完")}</Badge>}
        <Code>#{id}</Code>
      </HStack>
    </Item>
  );
}
