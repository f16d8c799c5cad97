import { Badge, Code, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { Bug } from "#generated/icons/bug.ts";
import { Trash } from "#generated/icons/trash.ts";
import { X } from "#generated/icons/x.ts";
import { operationTitle, tagTitle } from "../contract.ts";
import { say } from "../language.ts";
import { ControlButton } from "../parts/action-button.tsx";
import { Empty } from "../parts/empty.tsx";
import { Item } from "../parts/item.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { useMock } from "../world/queries.ts";
import { describeEffect, describeFrequency, describeMatch } from "./describe-rule.ts";
import { FaultForm } from "./fault-form.tsx";
import { PresetBar } from "./preset-bar.tsx";

/** The faults planned for this world. */
export function FaultsPage() {
  const query = useMock("faults", (control) => control.faults.list());
  return (
    <>
      <PageHead
        title={say("Faults", "故障")}
        actions={
          <ControlButton
            icon={Trash}
            text={say("Remove all", "全部移除")}
            disabled={!query.data?.length}
            act={(control) => control.faults.clear()}
            done={() => say("All faults removed", "全部故障已移除")}
          />
        }
      >
        {say(
          "Rules make any operation fail. If several match, the newest applies.",
          "规则可以让任意接口出错；多条规则同时匹配时，最新的一条生效。",
        )}
      </PageHead>
      <QueryResult query={query}>
        {(faults) => (
          <>
            <PresetBar faults={faults} />
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
              <Section title={say("Add a fault", "添加故障")}>
                <FaultForm />
              </Section>
              <Section title={say("Active", "生效中")}>
                {faults.length === 0 ? (
                  <Empty icon={Bug} title={say("No faults", "没有故障")}>
                    {say(
                      "Everything works. Press a preset, or write a rule in the form.",
                      "一切正常。点击预设，或在表单中编写规则。",
                    )}
                  </Empty>
                ) : (
                  <Stack as="ul">
                    {faults.map((fault) => (
                      <FaultItem key={fault.id} fault={fault} />
                    ))}
                  </Stack>
                )}
              </Section>
            </SimpleGrid>
          </>
        )}
      </QueryResult>
    </>
  );
}

const titles = { operation: operationTitle, tag: tagTitle };

function FaultItem({ fault: planned }: { fault: PlannedFault }) {
  const { id, match, fault, times, seen, hits } = planned;
  const isSpent = hits >= (planned.sequence?.length ?? times ?? Infinity);
  return (
    <Item
      title={describeMatch(match, titles)}
      isFaded={isSpent}
      actions={
        <ControlButton
          isIcon
          icon={X}
          text={say(`Remove fault ${id}`, `移除故障 ${id}`)}
          title={say("Remove", "移除")}
          act={(control) => control.faults.clear(id)}
          done={() => say(`Fault #${id} removed`, `故障 #${id} 已移除`)}
        />
      }
    >
      <Text>
        {describeEffect(planned)} <Subtle>{`· ${describeFrequency(planned)}`}</Subtle>
      </Text>
      {fault?.message !== undefined && <Text color="fg.muted">“{fault.message}”</Text>}
      {Object.entries(fault?.errors ?? {}).map(([field, messages]) => (
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
