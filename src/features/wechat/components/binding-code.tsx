import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useEffectEvent } from "react";
import { WechatCodeStatus } from "#generated/enums.ts";
import { getGetCurrentUserQueryKey } from "#generated/hooks/user/user.ts";
import {
  getGetWechatBindingQueryKey,
  useCreateWechatCode,
  useGetWechatCode,
} from "#generated/hooks/wechat/wechat.ts";
import { RefreshCw } from "#generated/icons/refresh-cw.ts";
import type { WechatCode } from "#generated/model/index.ts";
import { inlineIf, isNotFound, isOutage } from "#src/shared/api/error-kinds.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { formatCountdown } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { codeText, isOpen } from "../lib/code-text.ts";
import styles from "./binding-code.module.css";

/** The code to scan, the state of the scan, and a new code when this one has expired. */
export function BindingCode() {
  const { query, isMaking, pollError, renew, refetch } = useBindingCode();
  return (
    <Loaded
      query={query}
      what="二维码"
      as="line"
      skeleton={<Skeleton className={styles.loading} height="48" />}
    >
      {(code) => (
        <div className={styles.root}>
          <Code code={code} isMaking={isMaking} onRenew={renew} />
          <div className={styles.words}>
            <div role="status">
              <Text as="div" size="md" bold>
                {codeText(code).title}
              </Text>
              <Text as="div" mt="1" tone="muted">
                {codeText(code).hint}
              </Text>
            </div>
            {isOpen(code.status) && <TimeLeft expiresAt={code.expires_at} />}
            {pollError && <RetryLine error={pollError} what="扫码结果" onRetry={refetch} />}
          </div>
        </div>
      )}
    </Loaded>
  );
}

type CodeProps = { code: WechatCode; isMaking: boolean; onRenew: () => void };

function Code({ code, isMaking, onRenew }: CodeProps) {
  const hasEnded = code.status === WechatCodeStatus.Expired || code.status === WechatCodeStatus.Canceled;
  return (
    <Box noShrink relative>
      <div className={clsx(hasEnded && styles.ended)}>
        <LazyQrCode value={code.content} label="微信绑定二维码" size="48" />
      </div>
      {hasEnded && (
        <div className={styles.overlay}>
          <Button size="sm" loading={isMaking} onClick={onRenew}>
            <RefreshCw size={14} aria-hidden />
            获取新二维码
          </Button>
        </div>
      )}
    </Box>
  );
}

function TimeLeft({ expiresAt }: { expiresAt: number }) {
  const left = useServerClock((now) => formatCountdown(expiresAt * 1000 - now));
  return (
    <Text as="div" mt="3" tone="subtle" size="xs" role="timer">
      二维码有效时间还剩 {left}
    </Text>
  );
}

/** The polling interval required by the contract, in ms. */
const POLL_MS = 2000;

/**
 * A code that binds a WeChat account: created on request, polled until it is confirmed or over. A failed poll is
 * shown and stops the polling until the buyer retries.
 */
function useBindingCode() {
  const client = useQueryClient();
  const {
    mutate,
    data: made,
    isPending,
    error: makeError,
  } = useCreateWechatCode({
    mutation: { meta: { errors: inlineIf(isNotFound, isOutage) } },
  });
  const codeId = made?.data.code_id;
  const {
    data: polled,
    error: pollError,
    refetch,
  } = useGetWechatCode(codeId ?? "", {
    query: {
      enabled: codeId !== undefined,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.status === "error" || (state.data && !isOpen(state.data.data.status)) ? false : POLL_MS,
      meta: { errors: "inline" },
    },
  });
  const code = polled?.data ?? made?.data;

  const renew = () => {
    if (!isPending) mutate();
  };
  const createFirst = useEffectEvent(() => mutate());
  useEffect(() => createFirst(), []);

  const isConfirmed = code?.status === WechatCodeStatus.Confirmed;
  const finish = useEffectEvent(() => {
    toast({ status: "success", message: "微信绑定成功" });
    void client.invalidateQueries({ queryKey: getGetWechatBindingQueryKey() });
    void client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
  });
  useEffect(() => {
    if (isConfirmed) finish();
  }, [isConfirmed]);

  return {
    query: { data: code, error: makeError, refetch: renew },
    isMaking: isPending,
    pollError,
    renew,
    refetch: () => void refetch(),
  };
}
