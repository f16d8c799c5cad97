import { useState } from "react";
import { CopyButton } from "./copy-button.tsx";
import { JsonCode } from "./json-code.tsx";

/** One text of a panel. `wraps`: a single long line, wrapped at the panel's width. */
export type CodeTab = {
  readonly label: string;
  readonly text: string;
  readonly json?: boolean;
  readonly wraps?: boolean;
};

/** Examples to copy, one of several tabs at a time. */
export function CodePanel({
  title,
  tabs,
  picker,
}: {
  title: string;
  tabs: readonly CodeTab[];
  picker?: React.ReactNode;
}) {
  const [label, setLabel] = useState(tabs[0]?.label);
  const tab = tabs.find((one) => one.label === label) ?? tabs[0];
  if (!tab) return null;
  return (
    <div className="panel" role="group" aria-label={title}>
      <div className="panel-head">
        <p className="panel-title">{title}</p>
        {picker}
        <CopyButton text={tab.text} what={`${title}: ${tab.label}`} />
      </div>
      {tabs.length > 1 && (
        <div className="panel-tabs" role="group" aria-label={`Forms: ${title}`}>
          {tabs.map((one) => (
            <button
              key={one.label}
              type="button"
              aria-pressed={one === tab}
              onClick={() => setLabel(one.label)}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <pre
        className={tab.wraps ? "panel-code panel-wraps" : "panel-code"}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={`${title}: ${tab.label}`}
      >
        {tab.json ? <JsonCode text={tab.text} /> : <code>{tab.text}</code>}
      </pre>
    </div>
  );
}
