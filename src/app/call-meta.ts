import type { ApiError } from "#src/shared/api/api-error.ts";

/**
 * Where the errors of a call are seen.
 *
 * - `toast`: by the error catalogue, as a toast, an alert or a redirect (specification section 8). The default.
 * - `inline`: the page itself says in place what failed, and mostly offers another try.
 * - `silent`: nowhere. What the call brings is left out, because the page is whole without it.
 */
type ErrorPlace = "toast" | "inline" | "silent";

/** How a call wants its errors handled (TanStack Query `meta`). */
type CallMeta = {
  /** A place for all of them, or for each (`inlineIf`, `inlineUnless` of `shared/api/error-kinds.ts`). */
  errors?: ErrorPlace | ((error: ApiError) => ErrorPlace);
  /** Does something about an error, and answers whether the buyer has seen it; if not, the error catalogue shows it. */
  onApiError?: (error: ApiError) => boolean;
};

declare module "@tanstack/react-query" {
  // No further names: the compiler refuses a call that asks for its errors in words of its own.
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

export type { CallMeta, ErrorPlace };
