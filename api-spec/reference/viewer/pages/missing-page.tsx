import { OVERVIEW } from "../route.ts";

/** Shown for an unknown address. */
export function MissingPage({ what }: { what: string }) {
  return (
    <article className="page-narrow">
      <h1 tabIndex={-1}>契约中没有{what}</h1>
      <p>
        它可能已经改名。请用搜索查找，或回到<a href={OVERVIEW}>概览</a>。
      </p>
    </article>
  );
}
