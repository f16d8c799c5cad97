import { Suspense } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { menuGroups } from "#src/shared/member-menu.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import styles from "./member-pages.module.css";

// A wide window shows the menu beside the page instead; the icons are loaded only where these links are visible.
const MemberIcon = lazyPart(async () => (await import("./member-icon.tsx")).MemberIcon);

/** Links to every page of the member center, for screens without the menu beside the page. */
export function MemberPages() {
  return (
    <nav className={styles.root} aria-label="会员中心">
      {menuGroups.map(({ title, entries }) => (
        <Panel key={title} title={title} isPlain>
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
    </nav>
  );
}

function IconPlace() {
  return <div className={styles.iconPlace} />;
}
