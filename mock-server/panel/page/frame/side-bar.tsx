import { Badge, Button, HStack, Kbd, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { BookOpen } from "#generated/icons/book-open.ts";
import { ExternalLink } from "#generated/icons/external-link.ts";
import { Keyboard } from "#generated/icons/keyboard.ts";
import { shopHref } from "../contract.ts";
import { say } from "../language.ts";
import { useMock } from "../world/queries.ts";
import { hashOf } from "./hash-route.ts";
import { TABS, type Tab, type TabName } from "./tabs.ts";

const entry = {
  variant: "ghost",
  size: "sm",
  width: { md: "full" },
  flexShrink: 0,
  justifyContent: "flex-start",
} as const;

export function SideBar({ current, onHelp }: { current: TabName; onHelp: () => void }) {
  const marks = useMarks();
  const nav = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow window the tabs scroll horizontally.
    nav.current
      ?.querySelector(`[href="${hashOf(current)}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <HStack
      as="nav"
      ref={nav}
      aria-label={say("Panel", "控制台")}
      data-screen-only
      flexDirection={{ base: "row", md: "column" }}
      alignItems="stretch"
      gap="0.5"
      padding="3"
      position={{ md: "sticky" }}
      top="14"
      height={{ md: "calc(100vh - {sizes.14})" }}
      overflow="auto"
      borderInlineEndWidth={{ md: "1px" }}
      borderBottomWidth={{ base: "1px", md: "0" }}
      bg="bg.panel"
    >
      {TABS.map((tab) => (
        <TabLink key={tab.name} tab={tab} isCurrent={tab.name === current} mark={marks[tab.name]} />
      ))}
      <Button {...entry} asChild marginBlockStart={{ md: "auto" }}>
        <a href={shopHref()} target="_blank" rel="noreferrer">
          <ExternalLink /> {say("Open shop", "打开商城")}
        </a>
      </Button>
      <Button {...entry} asChild>
        <a href="docs" target="_blank" rel="noreferrer">
          <BookOpen /> {say("API reference", "接口文档")}
        </a>
      </Button>
      <Button {...entry} hideBelow="md" onClick={onHelp}>
        <Keyboard /> {say("Shortcuts", "快捷键")} <Kbd marginInlineStart="auto">?</Kbd>
      </Button>
    </HStack>
  );
}

type Mark = { readonly count: number; readonly palette: string; readonly what: string };

function TabLink({ tab, isCurrent, mark }: { tab: Tab; isCurrent: boolean; mark: Mark | undefined }) {
  const { icon: Icon, title, name, digit } = tab;
  return (
    <Button {...entry} {...(isCurrent && { variant: "subtle", colorPalette: "brand" })} asChild>
      <a href={hashOf(name)} aria-current={isCurrent ? "page" : undefined}>
        <Icon />
        {title}
        {mark && mark.count > 0 ? (
          <Badge colorPalette={mark.palette} title={mark.what} marginInlineStart="auto">
            {mark.count}
            <VisuallyHidden> {mark.what}</VisuallyHidden>
          </Badge>
        ) : (
          <Subtle hideBelow="md" fontSize="xs" marginInlineStart="auto" aria-hidden>
            {digit}
          </Subtle>
        )}
      </a>
    </Button>
  );
}

/** The badges of the tabs. */
function useMarks(): Partial<Record<TabName, Mark>> {
  const faults = useMock("faults", (control) => control.faults.list()).data ?? [];
  const calls = useMock("requests", (control) => control.requests()).data ?? [];
  const messages = useMock("outbox", (control) => control.outbox()).data ?? [];
  const broken = calls.filter(({ violations }) => violations.length > 0).length;
  return {
    requests: { count: broken, palette: "red", what: say("violating the contract", "次违反契约") },
    faults: { count: faults.length, palette: "orange", what: say("active", "条生效中") },
    outbox: { count: messages.length, palette: "gray", what: say("sent", "条已发送") },
  };
}
