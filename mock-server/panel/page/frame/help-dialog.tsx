import { Dialog } from "../parts/dialog.tsx";
import { TABS } from "./tabs.ts";

type Key = readonly [key: string, does: string];

const COMMON: readonly Key[] = [
  ["/", "Go to the filter"],
  ["r", "Reset this world (asks first)"],
  ["Esc", "Close the open request or dialog"],
];
const PAGES: readonly Key[] = TABS.map(({ digit, title }) => [digit, title]);

const Keys = ({ title, keys, className }: { title: string; keys: readonly Key[]; className: string }) => (
  <section>
    <h3>{title}</h3>
    <dl className={className}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Keys title="General" keys={COMMON} className="keys" />
      <Keys title="Pages" keys={PAGES} className="keys keys-pages" />
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
