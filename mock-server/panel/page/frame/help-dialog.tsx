import { Dialog } from "../parts/dialog.tsx";
import { TABS } from "./tabs.ts";

type Key = readonly [key: string, does: string];

const COMMON: readonly Key[] = [
  ["/", "跳到筛选框"],
  ["r", "重置这个世界（先确认）"],
  ["Esc", "关闭打开的请求或对话框"],
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
    <Dialog title="快捷键" onClose={onClose}>
      <Keys title="通用" keys={COMMON} className="keys" />
      <Keys title="切换页面" keys={PAGES} className="keys keys-pages" />
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={onClose}>
          关闭
        </button>
      </div>
    </Dialog>
  );
}
