import { Badge, Button, Code, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { Play } from "#generated/icons/play.ts";
import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { User } from "#generated/icons/user.ts";
import { useState } from "react";
import type { Scenario } from "#generated/control/model/scenario.ts";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Item } from "../parts/item.tsx";
import { Empty } from "../parts/empty.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";
import { say } from "../language.ts";

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
            <HStack wrap="wrap" gap="3" marginBlockEnd="4">
              <SearchBox value={text} onChange={setText} label={say("Filter scenarios", "筛选场景")} />
              <Text as="span" color="fg.subtle" marginInlineStart="auto" role="status">
                {countOf(shown.length, "scenario", "个场景")}
              </Text>
            </HStack>
            {shown.length === 0 && (
              <Empty icon={SearchX} title={say(`No scenario contains “${text}”`, `没有场景包含“${text}”`)} />
            )}
            <SimpleGrid as="ul" listStyleType="none" minChildWidth="17rem" gap="3">
              {shown.map((scenario) => (
                <ScenarioCard
                  key={scenario.name}
                  scenario={scenario}
                  isCurrent={scenario.name === current}
                  isBusy={setUp.isPending}
                  onSetUp={() => setUp.mutate(scenario)}
                />
              ))}
            </SimpleGrid>
          </>
        );
      }}
    </QueryResult>
  );
}

const RESTART = say("Restart", "重新开始");
const ENTER = say("Enter", "进入");
const VISITOR = say("visitor", "游客");

type CardProps = {
  readonly scenario: Scenario;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onSetUp: () => void;
};

function ScenarioCard({ scenario: { name, title, about, persona }, isCurrent, isBusy, onSetUp }: CardProps) {
  return (
    <Item
      title={title}
      isCurrent={isCurrent}
      actions={
        <Button
          aria-label={`${isCurrent ? RESTART : ENTER}${say(": ", "：")}${title}`}
          disabled={isBusy}
          onClick={onSetUp}
        >
          {isCurrent ? <RotateCcw size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          {isCurrent ? RESTART : ENTER}
        </Button>
      }
    >
      <Text color="fg.muted">{about}</Text>
      <HStack as="p" wrap="wrap" gap="1.5">
        {isCurrent && <Badge colorPalette="brand">{say("current scenario", "当前场景")}</Badge>}
        <Badge>
          <User size={12} aria-hidden /> {persona ?? VISITOR}
        </Badge>
        <Code>{name}</Code>
      </HStack>
    </Item>
  );
}

const holds = ({ name, title, about, persona }: Scenario, text: string): boolean =>
  `${name} ${title} ${about} ${persona ?? VISITOR}`.toLowerCase().includes(text.trim().toLowerCase());
