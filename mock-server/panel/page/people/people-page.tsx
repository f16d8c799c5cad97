import { Code, HStack, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Check } from "../parts/check.tsx";
import { PageHead } from "../parts/page-head.tsx";
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
      <section aria-labelledby="personas">
        <Heading as="h2" size="sm" marginBlock="3" id="personas">
          {say("Users", "用户")}
        </Heading>
        <PersonaList />
      </section>
      <section aria-labelledby="scenarios">
        <HStack wrap="wrap" gap="3">
          <Heading as="h2" size="sm" marginBlock="3" id="scenarios">
            {say("Scenarios", "场景")}
          </Heading>
          <Text color="fg.subtle">
            {say(
              "Entering a scenario resets this world (snapshots stay) and logs in its user.",
              "进入场景会重置此沙箱（快照保留），并以该场景的用户登录。",
            )}
          </Text>
          <Check checked={freezes} onChange={setFreezes}>
            {say("Freeze the clock", "冻结时钟")}
          </Check>
        </HStack>
        <ScenarioList freezes={freezes} />
      </section>
    </>
  );
}
