import { Dialog } from "../parts/dialog.tsx";
import { TABS } from "./tabs.ts";
import { say } from "../language.ts";

type Key = readonly [key: string, does: string];

const COMMON: readonly Key[] = [
  ["/", say("Go to the filter", "跳到筛选框")],
  ["r", say("Reset this world (asks first)", "重置此沙箱（会先确认）")],
  ["Esc", say("Close the open request or dialog", "关闭打开的请求或对话框")],
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
    <Dialog title={say("Keyboard shortcuts", "键盘快捷键")} onClose={onClose}>
      <Keys title={say("General", "通用")} keys={COMMON} className="keys" />
      <Keys title={say("Pages", "页面")} keys={PAGES} className="keys keys-pages" />
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={onClose}>
          {say("Close", "关闭")}
        </button>
      </div>
    </Dialog>
  );
}
