import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import type { Live } from "../world/use-live.ts";
import { BrandMark } from "./brand-mark.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ClockChip } from "./clock-chip.tsx";
import { UserChip } from "./user-chip.tsx";
import { ShopWorldNotice } from "./shop-world-notice.tsx";
import { WorldSwitch } from "./world-switch.tsx";
import { say } from "../language.ts";

const LIVE = {
  connecting: say("Connecting", "连接中"),
  open: say("Live", "实时"),
  lost: say("Offline", "离线"),
};

export function TopBar({ live, onReset }: { live: Live; onReset: () => void }) {
  return (
    <header className="top">
      <a
        className="brand"
        href="#/requests"
        aria-label={say("百草汇 mock server, requests", "百草汇 Mock 服务，请求")}
      >
        <BrandMark />
        <span>
          百草汇 <span className="brand-soft">{say("mock server", "Mock 服务")}</span>
        </span>
      </a>
      <WorldSwitch />
      <button
        type="button"
        className="button button-small"
        onClick={onReset}
        title={say("Reset this world (R)", "重置此沙箱 (R)")}
        aria-label={say("Reset this world", "重置此沙箱")}
      >
        <RotateCcw size={14} aria-hidden /> <span className="only-wide">{say("Reset", "重置")}</span>
      </button>
      <ShopWorldNotice />
      <span className="top-space" />
      <LanguageSwitch />
      <UserChip />
      <ClockChip />
      <span className={`live live-${live.state}`}>
        <span className="live-dot" aria-hidden />
        {LIVE[live.state]}
      </span>
    </header>
  );
}
