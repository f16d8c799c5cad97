import { Box, chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { menuGroups } from "#src/shared/member-menu.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";

// A wide window shows the menu beside the page instead; the icons are loaded only where these links are visible.
const MemberIcon = lazyPart(async () => (await import("./member-icon.tsx")).MemberIcon);

/** Links to every page of the member centre, for screens without the menu beside the page. */
export function MemberPages() {
  return (
    <chakra.nav aria-label="会员中心" hideFrom="lg" css={styles}>
      {menuGroups.map(({ title, entries }) => (
        <Panel key={title} title={title}>
          <ul>
            {entries.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>
                  <NearViewport fallback={<IconPlace />}>
                    <Suspense fallback={<IconPlace />}>
                      <MemberIcon to={to} />
                    </Suspense>
                  </NearViewport>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </chakra.nav>
  );
}

function IconPlace() {
  return <Box boxSize="6" />;
}

const styles = {
  display: { base: "grid", lg: "none" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    rowGap: "1",
    listStyle: "none",
  },
  "& a": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1",
    py: "2",
    color: "fg.muted",
    fontSize: "xs",
    textAlign: "center",
  },
  "& svg": { color: "brand.solid" },
} as const;
