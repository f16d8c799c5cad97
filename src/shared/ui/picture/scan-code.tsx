import { clsx } from "clsx";
import type { ReactNode } from "react";
import { WechatCodeStatus } from "#generated/enums.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { useIsHandheld } from "../../lib/use-is-handheld.ts";
import { Countdown } from "../progress/countdown.tsx";
import { LazyQrCode } from "./lazy-qr-code.tsx";
import styles from "./scan-code.module.css";

/** A WeChat code and the state of its scan: 1 waiting, 2 scanned, 3 confirmed, 4 expired, 5 canceled. */
export type ScannedCode = {
  content: string;
  status: WechatCodeStatus;
  /** Seconds since 1970, on the server's clock. */
  expires_at: number;
  nickname: string;
};

type Props = {
  /** The purpose of the scan: `登录`. */
  purpose: string;
  /** Undefined while it is being created. */
  code: ScannedCode | undefined;
  /** The code could not be created. */
  isError: boolean;
  /** The server makes no codes. */
  isClosed: boolean;
  /** The last status poll failed; polling continues. */
  isOffline: boolean;
  onRenew: () => void;
  /** The confirmed action failed: tries it again with the same code. */
  onTryAgain?: (() => void) | undefined;
};

/** A WeChat code with the state of its scan; an expired or canceled code is replaced on click. */
export function ScanCode({ purpose, code, isError, isClosed, isOffline, onRenew, onTryAgain }: Props) {
  const isLate = useServerClock((now) => code !== undefined && code.expires_at * 1000 <= now);
  const isOver =
    code !== undefined &&
    (code.status >= WechatCodeStatus.Expired || (isLate && code.status < WechatCodeStatus.Confirmed));
  const isStuck = onTryAgain !== undefined;
  const isHidden = isError || isOver || isStuck;
  return (
    <div className={styles.root}>
      <div className={styles.code} data-hidden={isHidden || undefined}>
        {code ? (
          <LazyQrCode value={code.content} label={isOver ? "已失效的微信二维码" : "微信二维码"} size="48" />
        ) : (
          <Skeleton className={clsx(styles.codeLoading, isError && styles.still)} />
        )}
        {isStuck && <Button onClick={onTryAgain}>重新{purpose}</Button>}
        {isHidden && !isStuck && !isClosed && (
          <Button onClick={onRenew}>{isError ? "重新加载" : "刷新二维码"}</Button>
        )}
      </div>
      <div role="status">
        <State {...{ purpose, code, isError, isClosed, isOffline, isOver, isStuck }} />
      </div>
    </div>
  );
}

type StateProps = Omit<Props, "onRenew" | "onTryAgain"> & { isOver: boolean; isStuck: boolean };

function State({ purpose, code, isError, isClosed, isOffline, isOver, isStuck }: StateProps): ReactNode {
  const isHandheld = useIsHandheld();
  if (isClosed) return `微信${purpose}暂未开通。`;
  if (isError) return "二维码加载失败，请检查网络后重新加载。";
  if (!code) return "正在生成二维码……";
  if (isStuck) return `已确认，但${purpose}失败，请重新${purpose}。`;
  if (code.status === WechatCodeStatus.Canceled) return `您已在手机上取消${purpose}，如需继续请刷新二维码。`;
  if (isOver) return "二维码已过期，请刷新后重新扫码。";
  if (code.status === WechatCodeStatus.Confirmed) {
    return (
      <>
        <Spinner size="sm" /> 已确认，正在{purpose}…
      </>
    );
  }
  if (isOffline) return "网络不稳定，正在继续查询扫码结果。";
  if (code.status === WechatCodeStatus.Scanned)
    return `已扫码${code.nickname && `（${code.nickname}）`}，请在手机上点“确认${purpose}”。`;
  return (
    <>
      {isHandheld ? "请长按保存二维码，在微信扫一扫里从相册选取；二维码 " : "请用微信扫一扫，二维码 "}
      <Countdown until={code.expires_at * 1000} label="二维码剩余时间" /> 后失效
    </>
  );
}
