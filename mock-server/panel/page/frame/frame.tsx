import { Alert, Box, Grid, Toast, Toaster } from "@chakra-ui/react";
import { useState } from "react";
import { useKeys, useShownPage } from "#api-spec/page-kit/parts/window.ts";
import { Unplug } from "#generated/icons/unplug.ts";
import { ApprovalsPage } from "../approvals/approvals-page.tsx";
import { CoveragePage } from "../coverage/coverage-page.tsx";
import { FaultsPage } from "../faults/faults-page.tsx";
import { say } from "../language.ts";
import { OutboxPage } from "../outbox/outbox-page.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { toaster } from "../parts/notices.ts";
import { PeoplePage } from "../people/people-page.tsx";
import { RecordsPage } from "../records/records-page.tsx";
import { RequestsPage } from "../requests/requests-page.tsx";
import { SnapshotsPage } from "../snapshots/snapshots-page.tsx";
import { ClockPage } from "../time/clock-page.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { type Live, useLive } from "../world/use-live.ts";
import { useControl } from "../world/world-context.ts";
import { WorldsPage } from "../worlds/worlds-page.tsx";
import { goTo, useHashRoute } from "./hash-route.ts";
import { HelpDialog } from "./help-dialog.tsx";
import { SideBar } from "./side-bar.tsx";
import { TABS, type TabName } from "./tabs.ts";
import { TopBar } from "./top-bar.tsx";

const PAGES: Readonly<Record<TabName, React.ComponentType<{ open: string }>>> = {
  requests: RequestsPage,
  people: PeoplePage,
  faults: FaultsPage,
  clock: ClockPage,
  outbox: OutboxPage,
  approvals: ApprovalsPage,
  state: RecordsPage,
  snapshots: SnapshotsPage,
  coverage: CoveragePage,
  worlds: WorldsPage,
};

export function Frame() {
  const { world } = useControl();
  const { tab, open } = useHashRoute();
  const live = useLive(world);
  const [dialog, setDialog] = useState<"reset" | "help">();
  const closeDialog = () => setDialog(undefined);
  const title = TABS.find(({ name }) => name === tab)?.title ?? "";
  useShownPage(tab, `${title} · ${world} · ${say("Mock server", "Mock 服务")}`, () => window.scrollTo(0, 0));
  useKeys((event, isTyping) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isTyping || document.querySelector("[role=dialog]")) return;
    const pressed = TABS.find(({ digit }) => digit === key);
    const filter = key === "/" ? document.querySelector<HTMLElement>("[data-filter]") : null;
    if (pressed) goTo(pressed.name);
    else if (filter) filter.focus();
    else if (key === "r") setDialog("reset");
    else if (key === "?") setDialog("help");
    else return;
    event.preventDefault();
  });
  const Page = PAGES[tab];
  return (
    <>
      <TopBar live={live} onReset={() => setDialog("reset")} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" }}>
        <SideBar current={tab} onHelp={() => setDialog("help")} />
        <Box as="main" padding={{ base: "4", md: "6" }} minHeight="80vh">
          <Connection live={live} />
          <Page open={open} />
        </Box>
      </Grid>
      <Box role="status" aria-label={say("Notices", "通知")}>
        <Toaster toaster={toaster}>
          {({ title }) => (
            <Toast.Root width={{ md: "sm" }}>
              <Toast.Indicator />
              <Toast.Title flexGrow={1}>{title}</Toast.Title>
              <Toast.CloseTrigger aria-label={say("Close notice", "关闭通知")} />
            </Toast.Root>
          )}
        </Toaster>
      </Box>
      {dialog === "reset" && <ResetDialog onClose={closeDialog} />}
      {dialog === "help" && <HelpDialog onClose={closeDialog} />}
    </>
  );
}

/** Shown while the connection is lost and the data may be outdated. */
const Connection = ({ live }: { live: Live }) => (
  <div role="status">
    {live.state === "lost" && (
      <Alert.Root status="warning" size="sm" marginBlockEnd="4">
        <Unplug size={16} />
        <Alert.Title>
          {say(
            "The connection to the mock is lost, and what follows is not up to date; reconnecting",
            "与 Mock 服务的连接已断开，以下内容可能不是最新的；正在重连",
          )}
          {live.attempts > 1 && say(` (attempt ${live.attempts})`, `（第 ${live.attempts} 次）`)}…
        </Alert.Title>
      </Alert.Root>
    )}
  </div>
);

function ResetDialog({ onClose }: { onClose: () => void }) {
  const { world } = useControl();
  const reset = useControlAction(
    (control) => control.reset(),
    () => say(`World ${world} reset`, `沙箱 ${world} 已重置`),
  );
  return (
    <Confirm
      title={say(`Reset world ${world}?`, `重置沙箱 ${world}？`)}
      verb={say("Reset", "重置")}
      onConfirm={() => reset.isPending || reset.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      {say(
        "Data, sessions, clock, faults, the request log and coverage start anew; snapshots stay. Browsers are logged out.",
        "数据、登录态、时钟、故障、请求日志和接口覆盖都会重新开始，快照保留；浏览器会退出登录。",
      )}
    </Confirm>
  );
}
