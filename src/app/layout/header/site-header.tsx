import { Box } from "@chakra-ui/react";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { MainRow } from "./main-row.tsx";
import { NavRow } from "./nav-row.tsx";
import { TopBar } from "./top-bar.tsx";
import { useHeaderUser } from "./use-header-user.ts";

export function SiteHeader({ handle }: { handle: RouteHandle }) {
  const user = useHeaderUser();
  return (
    <Box as="header" bg="bg.panel">
      <TopBar user={user} />
      <MainRow handle={handle} user={user} />
      {handle.nav && <NavRow />}
    </Box>
  );
}
