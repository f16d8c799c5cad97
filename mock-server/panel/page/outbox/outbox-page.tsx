import { Box, Card, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { Mail as MailIcon } from "#generated/icons/mail.ts";
import { say } from "../language.ts";
import { countOf } from "../parts/count-of.ts";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { useMock } from "../world/queries.ts";

/** The SMS and e-mails the shop would have sent, newest first. */
export function OutboxPage() {
  const query = useMock("outbox", (control) => control.outbox());
  const [text, setText] = useState("");
  return (
    <>
      <PageHead title={say("Outbox", "发件箱")}>
        {say(
          "Text messages and mails are not sent but listed here, and so are the answers of captchas and what pages report to the analytics service.",
          "短信和邮件不会真的发出，而是留在这里；图形验证码的答案和页面上报给统计服务的数据也在这里。",
        )}
      </PageHead>
      <QueryResult query={query}>
        {(messages) =>
          messages.length === 0 ? (
            <Empty icon={MailIcon} title={say("No messages yet", "还没有消息")}>
              {say(
                "Ask for an SMS code in the shop (registration, password, electronic contract), and it appears here at once.",
                "在商城获取短信验证码（注册、密码、电子合同），会立即出现在这里。",
              )}
            </Empty>
          ) : (
            <>
              <Toolbar
                value={text}
                onChange={setText}
                label={say("Filter recipients and texts", "筛选收件人和内容")}
                count={countOf(messages.length, "message", "条消息")}
              />
              <Stack as="ol">
                {messages
                  .toReversed()
                  .filter(({ to, text: words }) => `${to} ${words}`.includes(text.trim()))
                  .map(({ to, text: words, code, sent_at }, index) => (
                    // Messages are only ever appended.
                    <Mail key={messages.length - index} to={to} at={sent_at} text={words}>
                      {code !== "" && (
                        <HStack
                          className="mail-code"
                          fontSize="lg"
                          fontWeight="semibold"
                          letterSpacing="wider"
                        >
                          {code}
                          <CopyButton
                            text={code}
                            what={say(`the code sent to ${to}`, `发给 ${to} 的验证码`)}
                          />
                        </HStack>
                      )}
                    </Mail>
                  ))}
              </Stack>
            </>
          )
        }
      </QueryResult>
      <PageViews />
    </>
  );
}

/** Shows the page views reported to the analytics service, newest first; nothing without a report. */
function PageViews() {
  const { data: views = [] } = useMock("pageViews", (control) => control.pageViews());
  if (views.length === 0) return null;
  return (
    <Section title={say("Reports of pages", "页面上报")}>
      <Stack as="ol">
        {views.toReversed().map(({ name, path, title, vitals, reported_at }, index) => (
          <Mail
            // Reports are only ever appended.
            key={views.length - index}
            to={vitals ? say("Web vitals", "性能指标") : say("Page view", "页面访问")}
            at={reported_at}
            text={[name, path, title, vitals && JSON.stringify(vitals)].filter(Boolean).join(" · ")}
          />
        ))}
      </Stack>
    </Section>
  );
}

type MailProps = {
  readonly to: string;
  readonly at: string;
  readonly text: string;
  readonly children?: React.ReactNode;
};

/** Something that left the shop, to whom and when. */
const Mail = ({ to, at, text, children }: MailProps) => (
  <Card.Root as="li" size="sm" className="mail">
    <Card.Body flexDirection="row" flexWrap="wrap" gap="3" justifyContent="space-between">
      <Box flex="1 1 16rem">
        <HStack fontWeight="medium">
          {to}
          <Text as="time" color="fg.subtle" fontWeight="normal" fontSize="xs">
            {at}
          </Text>
        </HStack>
        <Text overflowWrap="anywhere">{text}</Text>
      </Box>
      {children}
    </Card.Body>
  </Card.Root>
);
