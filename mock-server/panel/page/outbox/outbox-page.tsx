import { Mail } from "lucide-react";
import { useState } from "react";
import type { Message } from "#generated/control/model/message.ts";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useMock } from "../world/queries.ts";

/** The SMS and e-mails the shop would have sent, newest first. */
export function OutboxPage() {
  const query = useMock("outbox", (control) => control.outbox());
  const [text, setText] = useState("");
  return (
    <>
      <PageHead title="发件箱">短信和邮件不会真的发出，都在这里；图形验证码的答案也在。</PageHead>
      <QueryResult query={query}>
        {(messages) =>
          messages.length === 0 ? (
            <Empty icon={Mail} title="还没有发出任何消息">
              在商城里获取短信验证码（注册、找回密码、签电子合同），它会立刻出现在这里。
            </Empty>
          ) : (
            <>
              <div className="filter-bar">
                <SearchBox value={text} onChange={setText} label="筛选号码、内容" />
                <span className="filter-count" role="status">
                  {messages.length} 条
                </span>
              </div>
              <ol className="mails">
                {messages
                  .toReversed()
                  .filter(({ to, text: words }) => `${to} ${words}`.includes(text.trim()))
                  .map((message, index) => (
                    // Messages are only ever appended.
                    <Mailed key={messages.length - index} message={message} />
                  ))}
              </ol>
            </>
          )
        }
      </QueryResult>
    </>
  );
}

function Mailed({ message: { to, text, code, sent_at } }: { message: Message }) {
  return (
    <li className="mail">
      <div className="mail-words">
        <p className="mail-head">
          <span className="mail-to">{to}</span>
          <time>{sent_at}</time>
        </p>
        <p>{text}</p>
      </div>
      {code !== "" && (
        <p className="mail-code">
          <span className="digits">{code}</span>
          <CopyButton text={code} what={`发给 ${to} 的验证码`} />
        </p>
      )}
    </li>
  );
}
