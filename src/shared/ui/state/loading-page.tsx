import type { ReactNode } from "react";

/** Marks a loading page: the style sheets hide what lies below meanwhile, since it would jump. */
export const PAGE_LOADING = "data-page-loading";

/** Marks what is not visible: a hidden keep-alive page, or content far below the window. */
export const AWAY = "data-away";

/** Placeholder for a page whose content is loading; `children` render its skeleton. */
export function LoadingPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} {...{ [PAGE_LOADING]: true }}>
      {children}
    </div>
  );
}
