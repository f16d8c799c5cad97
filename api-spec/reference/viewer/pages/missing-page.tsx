import { OVERVIEW } from "../route.ts";

/** Shown for an unknown address. */
export function MissingPage({ what }: { what: string }) {
  return (
    <article className="page-narrow">
      <h1 tabIndex={-1}>The contract has no {what}</h1>
      <p>
        It may have been renamed. Search for it, or return to the <a href={OVERVIEW}>overview</a>.
      </p>
    </article>
  );
}
