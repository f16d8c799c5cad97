import { RotateCcw } from "lucide-react";
import type { Live } from "../world/use-live.ts";
import { BrandMark } from "./brand-mark.tsx";
import { ClockChip } from "./clock-chip.tsx";
import { UserChip } from "./user-chip.tsx";
import { ShopWorldNotice } from "./shop-world-notice.tsx";
import { WorldSwitch } from "./world-switch.tsx";

const LIVE = {
  connecting: "Connecting",
  open: "Live",
  lost: "Offline",
} as const;

export function TopBar({ live, onReset }: { live: Live; onReset: () => void }) {
  return (
    <header className="top">
      <a className="brand" href="#/requests" aria-label="百草汇 mock server, requests">
        <BrandMark />
        <span>
          百草汇 <span className="brand-soft">mock server</span>
        </span>
      </a>
      <WorldSwitch />
      <button
        type="button"
        className="button button-small"
        onClick={onReset}
        title="Reset this world (R)"
        aria-label="Reset this world"
      >
        <RotateCcw size={14} aria-hidden /> <span className="only-wide">Reset</span>
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
