import { Badge, Code, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Check } from "../parts/check.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { Section } from "../parts/section.tsx";
import { ScenarioList } from "./scenario-list.tsx";
import { say } from "../language.ts";
import { LogIn } from "#generated/icons/log-in.ts";
import { LogOut } from "#generated/icons/log-out.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Item } from "../parts/item.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
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
  const logOut = useControlAction(
    (control) => control.session.logOut(),
    () => say("Logged out", "已退出登录"),
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
                  <ActionButton
                    icon={LogOut}
                    text={say("Log out", "退出登录")}
                    onClick={() => logOut.mutate()}
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
