import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { useEffect, useState } from "react";
import type { User } from "#generated/model/index.ts";
import styles from "./chat-frame.module.css";
import { chatAddress, chatSandbox } from "../lib/chat-address.ts";

/** If the chat has not loaded after this long, the buyer can retry. */
const SLOW_AFTER_MS = 8000;

type Props = { user: User };

/** The chat as a page of its own host: sandboxed, and without a referrer. */
export function ChatFrame({ user }: Props) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<"loading" | "slow" | "open">("loading");
  const address = chatAddress(user);
  const isLoading = state === "loading";
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setState("slow"), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading, turn]);

  const retry = () => {
    setState("loading");
    setTurn(turn + 1);
  };

  return (
    <div className={styles.root}>
      {state !== "open" && (
        <div className={styles.waiting} role="status">
          {isLoading && <Spinner className={styles.spinner} />}
          {isLoading ? "正在接通客服…" : "客服窗口还没有打开，可能是网络较慢。请重新连接，或拨打下方电话。"}
          {!isLoading && (
            <Button size="sm" variant="outline" onClick={retry}>
              重新连接
            </Button>
          )}
        </div>
      )}
      <iframe
        className={clsx(styles.frame, state === "open" && styles.open)}
        key={turn}
        title="在线客服"
        src={address}
        sandbox={chatSandbox(address, location.origin)}
        referrerPolicy="no-referrer"
        onLoad={() => setState("open")}
        // Not interactive until it has loaded.
        inert={state !== "open"}
      />
    </div>
  );
}
