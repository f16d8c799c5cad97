import { Badge, Code, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Scenario } from "#generated/control/model/scenario.ts";
import { LogIn } from "#generated/icons/log-in.ts";
import { LogOut } from "#generated/icons/log-out.ts";
import { Play } from "#generated/icons/play.ts";
import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { User } from "#generated/icons/user.ts";
import { say } from "../language.ts";
import { ActionButton, ControlButton } from "../parts/action-button.tsx";
import { Check } from "../parts/check.tsx";
import { countOf } from "../parts/count-of.ts";
import { Empty } from "../parts/empty.tsx";
import { Item } from "../parts/item.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useControl } from "../world/world-context.ts";

/** The shop's user and scenario. */
export function PeoplePage() {
  const [freezes, setFreezes] = useState(false);
  return (
    <>
      <PageHead title={say("Scenarios", "场景")}>
        {say(
          "Log in as a user or enter a scenario, here and in the shop of the same browser; every password is",
          "以某个用户登录，或进入一个场景；同一浏览器中的商城会同步。所有密码都是",
        )}{" "}
        <Code>demo1234</Code>
        {say(".", "。")}
      </PageHead>
      <Section title={say("Users", "用户")}>
        <PersonaList />
      </Section>
      <Section
        title={say("Scenarios", "场景")}
        beside={
          <>
            <Text color="fg.subtle">
              {say(
                "Entering a scenario resets this world (snapshots stay) and logs in its user.",
                "进入场景会重置此沙箱（快照保留），并以该场景的用户登录。",
              )}
            </Text>
            <Check checked={freezes} onChange={setFreezes}>
              {say("Freeze the clock", "冻结时钟")}
            </Check>
          </>
        }
      >
        <ScenarioList freezes={freezes} />
      </Section>
    </>
  );
}

function PersonaList() {
  const personas = useMock("personas", (control) => control.personas());
  const current = useMock("session", (control) => control.session.read()).data?.session?.username;
  const { world } = useControl();
  const logIn = useControlAction(
    (control, username: string) => control.session.logInAs(username),
    (username) => {
      const moved = switchShop(world);
      return say(`Logged in as ${username}${moved}`, `已登录为 ${username}${moved}`);
    },
  );
  return (
    <QueryResult query={personas}>
      {(people) => (
        <SimpleGrid as="ul" minChildWidth="17rem" gap="3">
          {people.map(({ username, name, company, notes }) => (
            <Item
              key={username}
              title={username}
              isCurrent={username === current}
              actions={
                username === current ? (
                  <ControlButton
                    icon={LogOut}
                    text={say("Log out", "退出登录")}
                    act={(control) => control.session.logOut()}
                    done={() => say("Logged out", "已退出登录")}
                  />
                ) : (
                  <ActionButton
                    icon={LogIn}
                    text={say("Log in", "登录")}
                    aria-label={say(`Log in as ${username}`, `以 ${username} 登录`)}
                    disabled={logIn.isPending}
                    onClick={() => logIn.mutate(username)}
                  />
                )
              }
            >
              <Text color="fg.muted">
                {company} · {name}
              </Text>
              <HStack as="p" wrap="wrap" gap="1.5">
                {username === current && (
                  <Badge colorPalette="brand">{say("current user", "当前用户")}</Badge>
                )}
                {notes.map((note) => (
                  <Badge key={note} colorPalette={/\bnot\b|overdue|未|逾期/.test(note) ? "orange" : "gray"}>
                    {note}
                  </Badge>
                ))}
              </HStack>
            </Item>
          ))}
        </SimpleGrid>
      )}
    </QueryResult>
  );
}

const VISITOR = say("visitor", "游客");

function ScenarioList({ freezes }: { freezes: boolean }) {
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
