import { ArrowLeft } from "#generated/icons/arrow-left.ts";
import { BookOpen } from "#generated/icons/book-open.ts";
import { Download } from "#generated/icons/download.ts";
import { X } from "#generated/icons/x.ts";
import { useEffect } from "react";
import type { Call } from "#generated/control/model/call.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { findOperation, referenceHref } from "../contract.ts";
import { goTo } from "../frame/hash-route.ts";
import { Method, Status } from "../parts/badges.tsx";
import { download } from "../parts/download.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Exchange } from "./exchange.tsx";
import { decodePath } from "./filter-calls.ts";
import { WhyCard } from "./why-card.tsx";
import { say } from "../language.ts";

const close = () => goTo("requests");

/** A call in detail. Without `call`, the log no longer contains it. */
export function CallDetails({ id, call }: { id: string; call: Call | undefined }) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog[open]")) close();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <section className="details" aria-label={say(`Request ${id}`, `请求 ${id}`)}>
      <div className="details-bar">
        <button type="button" className="button button-small only-narrow" onClick={close}>
          <ArrowLeft size={14} aria-hidden /> {say("Back", "返回")}
        </button>
        <span className="details-id">#{id}</span>
        <span className="top-space" />
        {call && <CallActions call={call} />}
        <button
          type="button"
          className="icon-button only-wide"
          aria-label={say("Close", "关闭")}
          onClick={close}
        >
          <X size={17} aria-hidden />
        </button>
      </div>
      {call ? (
        <Body call={call} />
      ) : (
        <p className="loading">
          {say(
            `The log has no request ${id}: it keeps the last 500.`,
            `日志中没有请求 ${id}：只保留最近 500 个。`,
          )}
        </p>
      )}
    </section>
  );
}

function CallActions({ call }: { call: Call }) {
  const save = useControlAction(async (control) => {
    const { log } = await control.har({ after: call.id - 1 });
    download(`${call.operation_id ?? "request"}-${call.id}.har`, {
      log: { ...log, entries: log.entries.slice(0, 1) },
    });
  });
  return (
    <>
      <span className="copy-curl">
        curl{" "}
        <CopyButton text={call.curl} what={say("the curl command of this request", "此请求的 curl 命令")} />
      </span>
      <button type="button" className="button button-small" onClick={() => save.mutate()}>
        <Download size={14} aria-hidden /> HAR
      </button>
    </>
  );
}

function Body({ call }: { call: Call }) {
  const { method, path, status, operation_id, ms, time, violations, fault, response_bytes } = call;
  const operation = findOperation(operation_id);
  return (
    <div className="details-body">
      <h2 className="details-title">
        <Status status={status} /> {operation?.title ?? say("Unknown operation", "未知接口")}
      </h2>
      <p className="details-path">
        <Method method={method} /> {decodePath(path)}
      </p>
      <p className="details-facts">
        <span>{new Date(time).toLocaleTimeString("en-GB")}</span>
        <span>{ms} ms</span>
        <span>{formatBytes(response_bytes)}</span>
        {fault !== null && (
          <span className="call-fault">
            {say("fault", "故障")} {fault}
          </span>
        )}
        {operation && (
          <a href={referenceHref(operation.id)} target="_blank" rel="noreferrer">
            <BookOpen size={14} aria-hidden /> {operation.id}
          </a>
        )}
      </p>
      {violations.length > 0 && (
        <div className="violations" role="group" aria-label={say("Contract violations", "违反契约")}>
          <h3>{say("Contract violations", "违反契约")}</h3>
          <ul>
            {violations.map((violation) => (
              <li key={violation}>{violation}</li>
            ))}
          </ul>
        </div>
      )}
      {(status === 0 || status >= 400) && <WhyCard id={call.id} />}
      <Exchange call={call} />
    </div>
  );
}

const formatBytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;
