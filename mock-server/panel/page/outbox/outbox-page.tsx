import { HStack, Stack, Text } from "@chakra-ui/react";
import { Mail as MailIcon } from "#generated/icons/mail.ts";
import { useState } from "react";
import type { Message } from "#generated/control/model/message.ts";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useMock } from "../world/queries.ts";
import { Mail } from "./mail.tsx";
import { PageViews } from "./page-views.tsx";
import { say } from "../language.ts";

/** The SMS and e-mails the shop would have sent, newest first. */
export function OutboxPage() {
  const query = useMock("outbox", (control) => control.outbox());
  const [text, setText] = useState("");
  return (
    <>
      <PageHead title={say("Outbox", "发件箱")}>
        {say(
          "Text messages and mails are not sent but kept here, and so are the answers of captchas and what pages report to the analytics service.",
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
              <HStack wrap="wrap" gap="3" marginBlockEnd="4">
                <SearchBox
                  value={text}
                  onChange={setText}
                  label={say("Filter recipients and texts", "筛选收件人和内容")}
                />
                <Text as="span" color="fg.subtle" marginInlineStart="auto" role="status">
                  {countOf(messages.length, "message", "条消息")}
                </Text>
              </HStack>
              <Stack as="ol" listStyleType="none">
                {messages
                  .toReversed()
                  .filter(({ to, text: words }) => `${to} ${words}`.includes(text.trim()))
                  .map((message, index) => (
                    // Messages are only ever appended.
                    <Mailed key={messages.length - index} message={message} />
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

const Mailed = ({ message: { to, text, code, sent_at } }: { message: Message }) => (
  <Mail to={to} at={sent_at} text={text}>
    {code !== "" && (
      <HStack className="mail-code" fontSize="lg" fontWeight="semibold" letterSpacing="wider">
        {code}
        <CopyButton text={code} what={say(`the code sent to ${to}`, `发给 ${to} 的验证码`)} />
      </HStack>
    )}
  </Mail>
);
