import { Mail } from "lucide-react";
import { useState } from "react";
import type { Message } from "#generated/control/model/message.ts";
import { CopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useMock } from "../world/queries.ts";
import { PageViews } from "./page-views.tsx";

/** The SMS and e-mails the shop would have sent, newest first. */
export function OutboxPage() {
  const query = useMock("outbox", (control) => control.outbox());
  const [text, setText] = useState("");
  return (
    <>
      <PageHead title="Outbox">
        Text messages and mails are not sent but kept here, and so are the answers of captchas and what pages
        report to the analytics service.
      </PageHead>
      <QueryResult query={query}>
        {(messages) =>
          messages.length === 0 ? (
            <Empty icon={Mail} title="No messages yet">
              Ask for an SMS code in the shop (registration, password, electronic contract), and it appears
              here at once.
            </Empty>
          ) : (
            <>
              <div className="filter-bar">
                <SearchBox value={text} onChange={setText} label="Filter recipients and texts" />
                <span className="filter-count" role="status">
                  {countOf(messages.length, "message")}
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
      <PageViews />
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
          <CopyButton text={code} what={`the code sent to ${to}`} />
        </p>
      )}
    </li>
  );
}
