import { Box, Button, HStack, Link, Spacer } from "@chakra-ui/react";
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
  connecting: [say("Connecting", "连接中"), "orange.fg"],
  open: [say("Live", "实时"), "green.fg"],
  lost: [say("Offline", "离线"), "red.fg"],
} as const;

export function TopBar({ live, onReset }: { live: Live; onReset: () => void }) {
  const [state, color] = LIVE[live.state];
  return (
    <HStack
      as="header"
      position={{ base: "static", md: "sticky" }}
      top="0"
      zIndex="docked"
      wrap="wrap"
      minHeight="14"
      gap="2"
      paddingInline={{ base: "4", md: "5" }}
      paddingBlock="2"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Link
        href="#/requests"
        fontWeight="semibold"
        color="fg"
        marginInlineEnd="3"
        aria-label={say("百草汇 mock server, requests", "百草汇 Mock 服务，请求")}
      >
        <BrandMark /> 百草汇 {say("mock server", "Mock 服务")}
      </Link>
      <WorldSwitch />
      <Button
        onClick={onReset}
        title={say("Reset this world (R)", "重置此沙箱 (R)")}
        aria-label={say("Reset this world", "重置此沙箱")}
      >
        <RotateCcw size={14} aria-hidden /> {say("Reset", "重置")}
      </Button>
      <ShopWorldNotice />
      <Spacer hideBelow="md" />
      <LanguageSwitch />
      <UserChip />
      <ClockChip />
      <HStack gap="1.5" color={color} fontSize="xs" fontWeight="medium">
        <Box boxSize="2" borderRadius="full" bg={color} aria-hidden />
        {state}
      </HStack>
    </HStack>
  );
}
