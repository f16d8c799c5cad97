import { Box, Button, type ButtonProps, HStack, Link, Spacer, VisuallyHidden } from "@chakra-ui/react";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Clock } from "#generated/icons/clock.ts";
import { Languages } from "#generated/icons/languages.ts";
import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import { Snowflake } from "#generated/icons/snowflake.ts";
import { Store } from "#generated/icons/store.ts";
import { User } from "#generated/icons/user.ts";
import { say, switchLanguage } from "../language.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { useNow } from "../time/use-now.ts";
import { useMock } from "../world/queries.ts";
import { turnShop, useShopWorld } from "../world/shop-world.ts";
import type { Live } from "../world/use-live.ts";
import { showWorld } from "../world/world-address.ts";
import { useControl } from "../world/world-context.ts";
import { goTo, hashOf } from "./hash-route.ts";

const LIVE = {
  connecting: [say("Connecting", "连接中"), "orange.fg"],
  open: [say("Live", "实时"), "green.fg"],
  lost: [say("Offline", "离线"), "red.fg"],
} as const;

/** The shop's. */
const LOGO = (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
    <rect width="32" height="32" rx="8" fill="#08795B" />
    <path d="M16 26V12" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M16 15c0-5 3.5-8.5 9-9 .3 5.6-3.2 9-9 9Z" fill="#fff" />
    <path d="M16 21c0-4.4-3-7.5-8.5-8-.3 5 2.7 8 8.5 8Z" fill="#9ADBC5" />
  </svg>
);

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
        {LOGO} 百草汇 {say("mock server", "Mock 服务")}
      </Link>
      <WorldSwitch />
      <ActionButton
        icon={RotateCcw}
        text={say("Reset", "重置")}
        title={say("Reset this world (R)", "重置此沙箱 (R)")}
        aria-label={say("Reset this world", "重置此沙箱")}
        onClick={onReset}
      />
      <ShopWorldNotice />
      <Spacer hideBelow="md" />
      {/* In the words of the other language. */}
      <ActionButton
        icon={Languages}
        text={say("中文", "EN")}
        lang={say("zh-CN", "en")}
        title={say("切换为中文", "Switch to English")}
        onClick={switchLanguage}
      />
      <UserChip />
      <ClockChip />
      <HStack gap="1.5" color={color} fontSize="xs" fontWeight="medium">
        <Box boxSize="2" borderRadius="full" bg={color} aria-hidden />
        {state}
      </HStack>
    </HStack>
  );
}

const MANAGE = " manage";

/** Selects the world that the panel shows. */
function WorldSwitch() {
  const { world } = useControl();
  const names = (useMock("worlds", (control) => control.worlds()).data ?? []).map(({ name }) => name);
  const shown = [...new Set([world, ...names])].toSorted((a, b) => a.localeCompare(b));
  return (
    <Select
      aria-label={say("World", "沙箱")}
      width="11rem"
      value={world}
      options={[...shown.map((name) => [name, name] as const), [MANAGE, say("Manage worlds…", "管理沙箱…")]]}
      onPick={(value) => (value === MANAGE ? goTo("worlds") : showWorld(value))}
    />
  );
}

/** Shown when this browser's shop uses another world than the panel, with a button to switch it. */
function ShopWorldNotice() {
  const { world } = useControl();
  const shopWorld = useShopWorld();
  if (shopWorld === world) return null;
  return (
    <ActionButton
      icon={Store}
      text={say(`Shop uses ${shopWorld}: switch`, `商城在用 ${shopWorld}，点此切换`)}
      colorPalette="orange"
      variant="subtle"
      title={say("Let the shop in this browser use the panel's world", "让此浏览器中的商城改用控制台的沙箱")}
      onClick={() => turnShop(world)}
    />
  );
}

/** A fact of the world, as a link to its page. */
const Chip = ({ href, children, ...button }: ButtonProps & { href: string }) => (
  <Button asChild variant="subtle" maxWidth="16rem" {...button}>
    <a href={href}>{children}</a>
  </Button>
);

/** The user this browser is logged in as, in this world. */
function UserChip() {
  const { data } = useMock("session", (control) => control.session.read());
  if (!data) return null;
  const { session } = data;
  return (
    <Chip
      href={hashOf("people")}
      title={say("Who this browser is in the shop", "此浏览器在商城中登录的用户")}
    >
      <User />
      <Box as="span" truncate>
        {session ? `${session.username} ${session.company}` : say("Not logged in", "未登录")}
      </Box>
    </Chip>
  );
}

/** The world's time, and whether it is frozen. */
function ClockChip() {
  const clock = useNow();
  if (!clock) return null;
  return (
    <Chip
      href={hashOf("clock")}
      colorPalette={clock.frozen ? "blue" : "gray"}
      title={say("The time of this world", "此沙箱的时间")}
    >
      {clock.frozen ? <Snowflake /> : <Clock />}
      <VisuallyHidden>{say("Clock", "时钟")} </VisuallyHidden>
      <time>{clock.text}</time>
      {clock.frozen && <VisuallyHidden> {say("frozen", "已冻结")}</VisuallyHidden>}
    </Chip>
  );
}
