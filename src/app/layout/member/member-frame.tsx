import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ChromePart } from "../chrome-part.tsx";
import styles from "./member-frame.module.css";

const MemberMenu = lazyPart(async () => (await import("./member-menu.tsx")).MemberMenu);

type Props = { isShown: boolean; title: string; children: ReactNode };

/** Shows the member center's menu beside a page; on a narrow screen a link back to the center instead. */
export function MemberFrame({ isShown, title, children }: Props) {
  return (
    <div className={clsx(styles.root, isShown && styles.withMenu)}>
      {isShown && (
        // The menu can be longer than the page, so the footer waits for it.
        <Suspense fallback={<LoadingMark />}>
          <ChromePart>
            <MemberMenu title={title} />
          </ChromePart>
        </Suspense>
      )}
      <div className={styles.page}>
        {isShown && title !== "会员中心" && (
          <TextLink data-screen-only className={styles.back} to={paths.member()}>
            <ChevronLeft size={16} aria-hidden />
            会员中心
          </TextLink>
        )}
        {children}
      </div>
    </div>
  );
}
