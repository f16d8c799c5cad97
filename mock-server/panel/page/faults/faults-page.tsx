import { SimpleGrid, Stack } from "@chakra-ui/react";
import { Bug } from "#generated/icons/bug.ts";
import { Trash } from "#generated/icons/trash.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { Section } from "../parts/section.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { FaultForm } from "./fault-form.tsx";
import { FaultItem } from "./fault-item.tsx";
import { PresetBar } from "./preset-bar.tsx";
import { say } from "../language.ts";

/** The faults planned for this world. */
export function FaultsPage() {
  const query = useMock("faults", (control) => control.faults.list());
  const clear = useControlAction(
    (control) => control.faults.clear(),
    () => say("All faults removed", "全部故障已移除"),
  );
  return (
    <>
      <PageHead
        title={say("Faults", "故障")}
        actions={
          <ActionButton
            icon={Trash}
            text={say("Remove all", "全部移除")}
            disabled={!query.data?.length}
            onClick={() => clear.mutate()}
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
