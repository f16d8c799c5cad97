import { Box, Button, Card, HStack, Input, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Pause } from "#generated/icons/pause.ts";
import { Play } from "#generated/icons/play.ts";
import { say } from "../language.ts";
import { ControlButton } from "../parts/action-button.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { useMock } from "../world/queries.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useNow } from "./use-now.ts";

const STEPS: readonly (readonly [by: string, words: string])[] = [
  ["-1d", say("−1 day", "−1 天")],
  ["-1h", say("−1 hour", "−1 小时")],
  ["1m", say("+1 minute", "+1 分钟")],
  ["1h", say("+1 hour", "+1 小时")],
  ["1d", say("+1 day", "+1 天")],
  ["7d", say("+7 days", "+7 天")],
  ["30d", say("+30 days", "+30 天")],
];

/** The world's time. Its effects, such as expiring orders, appear with the next call. */
export function ClockPage() {
  const query = useMock("clock", (control) => control.clock.read());
  return (
    <>
      <PageHead title={say("Clock", "时钟")}>
        {say(
          "Flash sales, order timeouts, automatic receipt, coupons and sessions all follow this world's clock: move it instead of waiting.",
          "秒杀、订单超时、自动收货、优惠券和登录态都以此沙箱的时钟为准：不必等待，拨动时钟即可。",
        )}
      </PageHead>
      <QueryResult query={query}>{() => <Face />}</QueryResult>
    </>
  );
}

function Face() {
  const clock = useNow();
  const advance = useControlAction(
    (control, [by]: readonly [string, string]) => control.clock.advance(by),
    ([, words], { now }) => say(`Moved ${words}, now ${now}`, `已拨动 ${words}，现在是 ${now}`),
  );
  if (!clock) return null;
  const [date, time] = clock.text.split(" ");
  return (
    <HStack wrap="wrap" alignItems="start" gap="8">
      <Card.Root minWidth="18rem" {...(clock.frozen && { borderColor: "blue.border", bg: "blue.subtle" })}>
        <Card.Body gap="2">
          <Text color="fg.muted">
            {date} {weekday(clock.ms)}
          </Text>
          <Text fontSize="4xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" lineHeight="shorter">
            {time}
          </Text>
          <Text color="fg.muted">
            {clock.frozen ? say("Frozen", "已冻结") : say("Running", "走时中")} ·{" "}
            {say("Shanghai time", "上海时间")}
          </Text>
          <HStack wrap="wrap">
            {clock.frozen ? (
              <ControlButton
                key="resume"
                isMain
                icon={Play}
                text={say("Resume", "恢复走时")}
                act={(control) => control.clock.resume()}
                done={() => say("Clock running", "时钟已恢复走时")}
              />
            ) : (
              <ControlButton
                key="freeze"
                icon={Pause}
                text={say("Freeze", "冻结")}
                act={(control) => control.clock.freeze()}
                done={({ now }) => say(`Clock frozen at ${now}`, `时钟已冻结在 ${now}`)}
              />
            )}
          </HStack>
        </Card.Body>
      </Card.Root>
      <Box flex="1 1 20rem">
        <Section title={say("Move", "拨动")}>
          <HStack wrap="wrap">
            {STEPS.map((step) => (
              <Button key={step[0]} disabled={advance.isPending} onClick={() => advance.mutate(step)}>
                {step[1]}
              </Button>
            ))}
          </HStack>
        </Section>
        <Section title={say("Set", "设定")}>
          <SetTime now={clock.text} />
        </Section>
      </Box>
    </HStack>
  );
}

const weekday = (ms: number): string =>
  new Date(ms).toLocaleDateString(say("en-US", "zh-CN"), { weekday: "long", timeZone: "Asia/Shanghai" });

/** Sets the clock to a Shanghai time. */
function SetTime({ now }: { now: string }) {
  const [text, setText] = useState<string>();
  const value = (text ?? now).replace(" ", "T");
  const set = useControlAction(
    (control, { at, freezes }: { at: string; freezes: boolean }) =>
      freezes ? control.clock.freeze(at) : control.clock.set(at),
    (_, result) => say(`Clock set to ${result.now}`, `时钟已设为 ${result.now}`),
  );
  const submit = (freezes: boolean) => {
    // A field without seconds omits them.
    const at = value.replace("T", " ");
    set.mutate({ at: at.length === 16 ? `${at}:00` : at, freezes }, { onSuccess: () => setText(undefined) });
  };
  return (
    <HStack
      as="form"
      wrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <Input
        width="15rem"
        type="datetime-local"
        step="1"
        aria-label={say("Shanghai time", "上海时间")}
        value={value}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{say("Set", "设定")}</Button>
      <Button onClick={() => submit(true)}>{say("Set and freeze", "设定并冻结")}</Button>
    </HStack>
  );
}
