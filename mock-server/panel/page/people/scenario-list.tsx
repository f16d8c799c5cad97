import { Badge, Code, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { Play } from "#generated/icons/play.ts";
import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { User } from "#generated/icons/user.ts";
import { useState } from "react";
import type { Scenario } from "#generated/control/model/scenario.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Item } from "../parts/item.tsx";
import { Empty } from "../parts/empty.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";
import { say } from "../language.ts";

const VISITOR = say("visitor", "游客");

export function ScenarioList({ freezes }: { freezes: boolean }) {
  const query = useMock("scenarios", (control) => control.scenarios());
  const [text, setText] = useState("");
  const { world } = useControl();
  const setUp = useControlAction(
    (control, { name }: Scenario) => control.scenario(name, { freeze: freezes }),
    ({ title }) => {
      const moved = switchShop(world);
      return say(`Entered scenario “${title}”${moved}`, `已进入场景“${title}”${moved}`);
    },
  );
  return (
    <QueryResult query={query}>
      {({ current, scenarios }) => {
        const shown = scenarios.filter((scenario) => holds(scenario, text));
        return (
          <>
            <Toolbar
              value={text}
              onChange={setText}
              label={say("Filter scenarios", "筛选场景")}
              count={countOf(shown.length, "scenario", "个场景")}
            />
            {shown.length === 0 && (
              <Empty icon={SearchX} title={say(`No scenario contains “${text}”`, `没有场景包含“${text}”`)} />
            )}
            <SimpleGrid as="ul" minChildWidth="17rem" gap="3">
              {shown.map((scenario) => {
                const { name, title, about, persona } = scenario;
                const isCurrent = name === current;
                const verb = isCurrent ? say("Restart", "重新开始") : say("Enter", "进入");
                return (
                  <Item
                    key={name}
                    title={title}
                    isCurrent={isCurrent}
                    actions={
                      <ActionButton
                        icon={isCurrent ? RotateCcw : Play}
                        text={verb}
                        aria-label={`${verb}${say(": ", "：")}${title}`}
                        disabled={setUp.isPending}
                        onClick={() => setUp.mutate(scenario)}
                      />
                    }
                  >
                    <Text color="fg.muted">{about}</Text>
                    <HStack as="p" wrap="wrap" gap="1.5">
                      {isCurrent && <Badge colorPalette="brand">{say("current scenario", "当前场景")}</Badge>}
                      <Badge>
                        <User size={12} /> {persona ?? VISITOR}
                      </Badge>
                      <Code>{name}</Code>
                    </HStack>
                  </Item>
                );
              })}
            </SimpleGrid>
          </>
        );
      }}
    </QueryResult>
  );
}

const holds = ({ name, title, about, persona }: Scenario, text: string): boolean =>
  `${name} ${title} ${about} ${persona ?? VISITOR}`.toLowerCase().includes(text.trim().toLowerCase());
