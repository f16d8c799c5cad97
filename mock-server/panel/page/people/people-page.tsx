import { Code, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Check } from "../parts/check.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { Section } from "../parts/section.tsx";
import { PersonaList } from "./persona-list.tsx";
import { ScenarioList } from "./scenario-list.tsx";
import { say } from "../language.ts";

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
