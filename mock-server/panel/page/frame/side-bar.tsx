import { BookOpen } from "#generated/icons/book-open.ts";
import { ExternalLink } from "#generated/icons/external-link.ts";
import { Keyboard } from "#generated/icons/keyboard.ts";
import { useEffect, useRef } from "react";
import { shopHref } from "../contract.ts";
import { useMock } from "../world/queries.ts";
import { hashOf } from "./hash-route.ts";
import { TABS, type Tab, type TabName } from "./tabs.ts";
import { say } from "../language.ts";

export function SideBar({ current, onHelp }: { current: TabName; onHelp: () => void }) {
  const marks = useMarks();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a narrow window the tabs scroll horizontally.
    list.current
      ?.querySelector(`[href="${hashOf(current)}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav className="side" aria-label={say("Panel", "控制台")}>
      <ul ref={list} className="tabs">
        {TABS.map((tab) => (
          <li key={tab.name}>
            <TabLink tab={tab} isCurrent={tab.name === current} mark={marks[tab.name]} />
          </li>
        ))}
      </ul>
      <ul className="side-links">
        <li>
          <a href={shopHref()} target="_blank" rel="noreferrer">
            <ExternalLink size={15} aria-hidden /> {say("Open shop", "打开商城")}
          </a>
        </li>
        <li>
          <a href="docs" target="_blank" rel="noreferrer">
            <BookOpen size={15} aria-hidden /> {say("API reference", "接口文档")}
          </a>
        </li>
        <li className="only-wide">
          <button type="button" className="plain" onClick={onHelp}>
            <Keyboard size={15} aria-hidden /> {say("Shortcuts", "快捷键")} <kbd>?</kbd>
          </button>
        </li>
      </ul>
    </nav>
  );
}

type Mark = { readonly count: number; readonly tone: "bad" | "warn" | "quiet"; readonly what: string };

function TabLink({ tab, isCurrent, mark }: { tab: Tab; isCurrent: boolean; mark: Mark | undefined }) {
  const { icon: Icon, title, name, digit } = tab;
  return (
    <a href={hashOf(name)} className="tab" aria-current={isCurrent ? "page" : undefined}>
      <Icon size={17} aria-hidden />
      <span className="tab-title">{title}</span>
      {mark && mark.count > 0 ? (
        <span className={`mark mark-${mark.tone}`} title={mark.what}>
          {mark.count}
          <span className="unseen"> {mark.what}</span>
        </span>
      ) : (
        <span className="tab-digit" aria-hidden>
          {digit}
        </span>
      )}
    </a>
  );
}

/** The badges of the tabs. */
function useMarks(): Partial<Record<TabName, Mark>> {
  const faults = useMock("faults", (control) => control.faults.list()).data ?? [];
  const calls = useMock("requests", (control) => control.requests()).data ?? [];
  const messages = useMock("outbox", (control) => control.outbox()).data ?? [];
  const broken = calls.filter(({ violations }) => violations.length > 0).length;
  return {
    requests: { count: broken, tone: "bad", what: say("violating the contract", "次违反契约") },
    faults: { count: faults.length, tone: "warn", what: say("active", "条生效中") },
    outbox: { count: messages.length, tone: "quiet", what: say("sent", "条已发送") },
  };
}
