import { Link, useLocation } from "react-router-dom";
import { menuGroups } from "#src/shared/member-menu.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./member-menu.module.css";

/** The member center's menu; `title` is the current page, which is highlighted. */
export function MemberMenu({ title }: { title: string }) {
  const { pathname } = useLocation();
  return (
    <nav data-screen-only className={styles.root} aria-label="会员中心">
      <div className={styles.center}>
        <Link
          className={styles.link}
          to={paths.member()}
          aria-current={title === "会员中心" ? "page" : undefined}
        >
          会员中心
        </Link>
      </div>
      {menuGroups.map((group) => (
        <div key={group.title}>
          <div className={styles.groupTitle}>{group.title}</div>
          <ul>
            {group.entries.map(({ label, to }) => (
              <li key={to}>
                <Link
                  className={styles.link}
                  to={to}
                  aria-current={markOf(label === title, pathname.startsWith(`${to}/`))}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** `page` for the page itself, `true` for the section it belongs to: a request belongs to the wanted varieties. */
function markOf(isPage: boolean, isBelow: boolean): "page" | "true" | undefined {
  return isPage ? "page" : isBelow ? "true" : undefined;
}
