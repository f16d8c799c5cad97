import { Box, Grid, Toast, Toaster } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { ApprovalsPage } from "../approvals/approvals-page.tsx";
import { CoveragePage } from "../coverage/coverage-page.tsx";
import { FaultsPage } from "../faults/faults-page.tsx";
import { OutboxPage } from "../outbox/outbox-page.tsx";
import { PeoplePage } from "../people/people-page.tsx";
import { RecordsPage } from "../records/records-page.tsx";
import { RequestsPage } from "../requests/requests-page.tsx";
import { SnapshotsPage } from "../snapshots/snapshots-page.tsx";
import { ClockPage } from "../time/clock-page.tsx";
import { WorldsPage } from "../worlds/worlds-page.tsx";
import { toaster } from "../parts/notices.ts";
import { useLive } from "../world/use-live.ts";
import { useControl } from "../world/world-context.ts";
import { Connection } from "./connection.tsx";
import { type HashRoute, useHashRoute } from "./hash-route.ts";
import { HelpDialog } from "./help-dialog.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import { SideBar } from "./side-bar.tsx";
import { TABS } from "./tabs.ts";
import { TopBar } from "./top-bar.tsx";
import { useKeys } from "./use-keys.ts";
import { say } from "../language.ts";

function Page({ tab, open }: HashRoute) {
  switch (tab) {
    case "requests":
      return <RequestsPage open={open} />;
    case "people":
      return <PeoplePage />;
    case "faults":
      return <FaultsPage />;
    case "clock":
      return <ClockPage />;
    case "outbox":
      return <OutboxPage />;
    case "approvals":
      return <ApprovalsPage />;
    case "state":
      return <RecordsPage table={open} />;
    case "snapshots":
      return <SnapshotsPage />;
    case "coverage":
      return <CoveragePage />;
    case "worlds":
      return <WorldsPage />;
  }
}

export function Frame() {
  const { world } = useControl();
  const route = useHashRoute();
  const live = useLive(world);
  const [dialog, setDialog] = useState<"reset" | "help">();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(route.tab);
  useKeys({ onReset: () => setDialog("reset"), onHelp: () => setDialog("help") });
  const title = TABS.find(({ name }) => name === route.tab)?.title ?? "";

  useEffect(() => {
    document.title = `${title} · ${world} · ${say("Mock server", "Mock 服务")}`;
    // Not on the first page, where nothing has lost the focus.
    if (shown.current !== route.tab) {
      window.scrollTo(0, 0);
      main.current?.querySelector("h1")?.focus({ preventScroll: true });
    }
    shown.current = route.tab;
  }, [route.tab, title, world]);

  return (
    <>
      <TopBar live={live} onReset={() => setDialog("reset")} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" }}>
        <SideBar current={route.tab} onHelp={() => setDialog("help")} />
        <Box as="main" ref={main} padding={{ base: "4", md: "6" }} minHeight="80vh">
          <Connection live={live} />
          <Page {...route} />
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
      {dialog === "reset" && <ResetDialog onClose={() => setDialog(undefined)} />}
      {dialog === "help" && <HelpDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
