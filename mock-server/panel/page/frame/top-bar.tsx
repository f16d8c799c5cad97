import { RotateCcw } from "lucide-react";
import type { Live } from "../world/use-live.ts";
import { BrandMark } from "./brand-mark.tsx";
import { ClockChip } from "./clock-chip.tsx";
import { UserChip } from "./user-chip.tsx";
import { ShopWorldNotice } from "./shop-world-notice.tsx";
import { WorldSwitch } from "./world-switch.tsx";

const LIVE = {
  connecting: "连接中",
  open: "实时",
  lost: "已断开",
} as const;

export function TopBar({ live, onReset }: { live: Live; onReset: () => void }) {
  return (
    <header className="top">
      <a className="brand" href="#/requests" aria-label="百草汇模拟服务，请求记录">
        <BrandMark />
        <span>
          百草汇 <span className="brand-soft">模拟服务</span>
        </span>
      </a>
      <WorldSwitch />
      <button
        type="button"
        className="button button-small"
        onClick={onReset}
        title="重置这个世界（R）"
        aria-label="重置这个世界"
      >
        <RotateCcw size={14} aria-hidden /> <span className="only-wide">重置</span>
      </button>
      <ShopWorldNotice />
      <span className="top-space" />
      <UserChip />
      <ClockChip />
      <span className={`live live-${live.state}`}>
        <span className="live-dot" aria-hidden />
        {LIVE[live.state]}
      </span>
    </header>
  );
}
