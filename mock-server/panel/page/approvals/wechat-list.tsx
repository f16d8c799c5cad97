import { Check } from "#generated/icons/check.ts";
import { ScanLine } from "#generated/icons/scan-line.ts";
import { X } from "#generated/icons/x.ts";
import { useState } from "react";
import type { ScanWechatBodyStep } from "#generated/control/model/scanWechatBodyStep.ts";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useNow } from "../time/use-now.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { filterResult } from "./filter-result.ts";
import { useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";
import { say } from "../language.ts";

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
  scan: say("scanned", "已扫描"),
  confirm: say("confirmed", "已确认"),
  cancel: say("cancelled", "已取消"),
};

export function WechatList() {
  const now = useNow()?.ms ?? 0;
  const waits = ({ state, expiresAt }: Code) => (state === NEW || state === SCANNED) && expiresAt > now;
  const query = filterResult(useRecords<Code>("wechatCodes"), waits);
  return (
    <PendingList
      title={say("WeChat QR codes", "微信二维码")}
      none={say(
        "No QR codes to scan. Open the WeChat login or link an account in the shop, and its code appears here.",
        "没有待扫描的二维码。在商城打开微信登录或绑定账号，二维码会出现在这里。",
      )}
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
    (step) => say(`QR code ${id} ${DONE[step]}`, `二维码 ${id} ${DONE[step]}`),
  );
  const step = (one: ScanWechatBodyStep) => () => scan.mutate(one);
  return (
    <li className="card">
      <div className="card-head">
        <h3>
          {userId === null
            ? say("WeChat login or registration", "微信登录或注册")
            : say(`Link ${member?.company ?? userId}`, `绑定 ${member?.company ?? userId}`)}
        </h3>
        {state === SCANNED ? (
          <Badge tone="warn">{say(`scanned by ${nickname}`, `${nickname} 已扫描`)}</Badge>
        ) : (
          <Badge>{say("waiting for a scan", "待扫描")}</Badge>
        )}
      </div>
      <p className="card-about">
        <code>{id}</code> · {say("expires", "有效期至")} {toShanghai(expiresAt)}
      </p>
      <div className="judge">
        {state === NEW ? (
          <>
            <input
              className="input"
              aria-label={say("WeChat nickname", "微信昵称")}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <button
              type="button"
              className="button button-accent"
              disabled={name.trim() === "" || scan.isPending}
              onClick={step("scan")}
            >
              <ScanLine size={15} aria-hidden /> {say("Scan", "扫描")}
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
              <Check size={15} aria-hidden /> {say("Confirm", "确认")}
            </button>
            <button type="button" className="button" disabled={scan.isPending} onClick={step("cancel")}>
              <X size={15} aria-hidden /> {say("Cancel", "取消")}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
