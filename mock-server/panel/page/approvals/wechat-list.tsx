import { Check, ScanLine, X } from "lucide-react";
import { useState } from "react";
import type { ScanWechatBodyStep } from "#generated/control/model/scanWechatBodyStep.ts";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useNow } from "../time/use-now.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { filterResult } from "./filter-result.ts";
import { useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";

type Code = {
  readonly id: string;
  /** Null for a login or a registration. */
  readonly userId: number | null;
  readonly state: number;
  readonly nickname: string;
  readonly expiresAt: number;
};

const NEW = 1;
const SCANNED = 2;
const DONE: Readonly<Record<ScanWechatBodyStep, string>> = {
  scan: "scanned",
  confirm: "confirmed",
  cancel: "cancelled",
};

export function WechatList() {
  const now = useNow()?.ms ?? 0;
  const waits = ({ state, expiresAt }: Code) => (state === NEW || state === SCANNED) && expiresAt > now;
  const query = filterResult(useRecords<Code>("wechatCodes"), waits);
  return (
    <PendingList
      title="WeChat QR codes"
      none="No QR codes to scan. Open the WeChat login or link an account in the shop, and its code appears here."
      query={query}
    >
      {(code) => <CodeItem key={code.id} code={code} />}
    </PendingList>
  );
}

function CodeItem({ code: { id, userId, state, nickname, expiresAt } }: { code: Code }) {
  const member = useMembers()(userId ?? 0);
  const [name, setName] = useState("药店小王");
  const scan = useControlAction(
    (control, step: ScanWechatBodyStep) => control.scanWechat({ code: id, step, nickname: name }),
    (step) => `QR code ${id} ${DONE[step]}`,
  );
  const step = (one: ScanWechatBodyStep) => () => scan.mutate(one);
  return (
    <li className="card">
      <div className="card-head">
        <h3>{userId === null ? "WeChat login or registration" : `Link ${member?.company ?? userId}`}</h3>
        {state === SCANNED ? (
          <Badge tone="warn">scanned by {nickname}</Badge>
        ) : (
          <Badge>waiting for a scan</Badge>
        )}
      </div>
      <p className="card-about">
        <code>{id}</code> · expires {toShanghai(expiresAt)}
      </p>
      <div className="judge">
        {state === NEW ? (
          <>
            <input
              className="input"
              aria-label="WeChat nickname"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <button
              type="button"
              className="button button-accent"
              disabled={name.trim() === "" || scan.isPending}
              onClick={step("scan")}
            >
              <ScanLine size={15} aria-hidden /> Scan
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="button button-accent"
              disabled={scan.isPending}
              onClick={step("confirm")}
            >
              <Check size={15} aria-hidden /> Confirm
            </button>
            <button type="button" className="button" disabled={scan.isPending} onClick={step("cancel")}>
              <X size={15} aria-hidden /> Cancel
            </button>
          </>
        )}
      </div>
    </li>
  );
}
