import { CopyButton } from "./copy-button.tsx";
import { JsonCode } from "#api-spec/page-kit/parts/json-code.tsx";
import { say } from "../language.ts";

/** A text to read and copy; values as highlighted JSON. */
export function JsonBlock({ title, value }: { title: string; value: unknown }) {
  const isText = typeof value === "string";
  const text = isText ? value : (JSON.stringify(value, null, 2) ?? "");
  return (
    <div className="panel" role="group" aria-label={title}>
      <div className="panel-head">
        <p className="panel-title">{title}</p>
        <CopyButton text={text} what={title} />
      </div>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <pre
        className={isText ? "panel-code panel-wraps" : "panel-code"}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={say(`Content: ${title}`, `内容：${title}`)}
      >
        {isText ? <code>{text}</code> : <JsonCode text={text} />}
      </pre>
    </div>
  );
}
