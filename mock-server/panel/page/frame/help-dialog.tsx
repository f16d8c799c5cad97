import { Dialog } from "../parts/dialog.tsx";
import { TABS } from "./tabs.ts";

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ["/", "跳到筛选框"],
  ["r", "重置这个世界（先确认）"],
  ["Esc", "关闭打开的请求或对话框"],
  ...TABS.map(({ digit, title }) => [digit, title] as const),
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="快捷键" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={onClose}>
          关闭
        </button>
      </div>
    </Dialog>
  );
}
