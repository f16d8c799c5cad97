import { Box, Button, Flex, Skeleton } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import type { WechatCode } from "#generated/model/index.ts";
import { formatCountdown } from "#src/shared/lib/shanghai-time.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { useBindingCode } from "../hooks/use-binding-code.ts";
import { codeText, isOpen } from "../lib/code-text.ts";

/** The code to scan, the state of the scan, and a new code when this one has expired. */
export function BindingCode() {
  const { code, isMaking, isNotMade, isUnavailable, renew, refetch } = useBindingCode();
  if (!code && isNotMade) return <RetryLine what="二维码" onRetry={renew} />;
  if (!code) return <Skeleton boxSize="48" mx={{ base: "auto", md: "0" }} aria-label="二维码加载中" />;
  const { title, hint } = codeText(code);
  return (
    <Flex direction={{ base: "column", md: "row" }} align="center" gap={{ base: "4", md: "6" }}>
      <Code code={code} isMaking={isMaking} onRenew={renew} />
      <Box textAlign={{ base: "center", md: "start" }}>
        <Box role="status">
          <Box fontSize="md" fontWeight="600">
            {title}
          </Box>
          <Box mt="1" color="fg.muted">
            {hint}
          </Box>
        </Box>
        {isOpen(code.status) && <TimeLeft expiresAt={code.expires_at} />}
        {isUnavailable && <RetryLine what="扫码结果" onRetry={refetch} />}
      </Box>
    </Flex>
  );
}

type CodeProps = { code: WechatCode; isMaking: boolean; onRenew: () => void };

function Code({ code, isMaking, onRenew }: CodeProps) {
  const hasEnded = code.status === 4 || code.status === 5;
  return (
    <Box position="relative" flexShrink="0">
      <Box opacity={hasEnded ? 0.1 : 1}>
        <LazyQrCode value={code.content} label="微信绑定二维码" size="48" />
      </Box>
      {hasEnded && (
        <Overlay>
          <Button size="sm" loading={isMaking} onClick={onRenew}>
            <RefreshCw size={14} aria-hidden />
            获取新二维码
          </Button>
        </Overlay>
      )}
    </Box>
  );
}

function Overlay({ children }: { children: ReactNode }) {
  return (
    <Flex position="absolute" inset="0" align="center" justify="center">
      {children}
    </Flex>
  );
}

function TimeLeft({ expiresAt }: { expiresAt: number }) {
  const left = useServerClock((now) => formatCountdown(expiresAt * 1000 - now));
  return (
    <Box mt="3" color="fg.subtle" fontSize="xs" role="timer">
      二维码有效时间还剩 {left}
    </Box>
  );
}
