import type { ApiError } from "#src/shared/api/api-error.ts";

/**
 * The place in which the page shows those errors of a call that the error catalogue leaves to it: refusals other than
 * 401, 459 and 422 ("or a custom handler", specification section 8), and a broken connection, which that section does
 * not mention.
 *
 * - `toast`: the catalogue shows these errors, too. The default.
 * - `inline`: the page itself says in place what failed, and usually offers a retry. The server's message is shown in
 *   an alert as well; `shownInPlace` and `inlineIf` are for places that show it themselves.
 */
type ErrorPlace = "toast" | "inline";

/** The way in which a call wants its errors handled (TanStack Query `meta`). */
type CallMeta = {
  /** One place for all errors, or one for each (`shownInPlace` and `inlineIf` of `shared/api/error-kinds.ts`). */
  errors?: ErrorPlace | ((error: ApiError) => ErrorPlace);
  /**
   * Handles an error, for example by showing it on the fields of a form, and returns true if no other message is
   * needed. The result counts only for errors that are left to the page, and for ended sessions.
   */
  onApiError?: (error: ApiError) => boolean;
  /** Set for a prefetch: its errors are not shown, because the page that needs the data repeats the call. */
  ahead?: true;
};

declare module "@tanstack/react-query" {
  // No further names: the compiler refuses a call that handles its errors under a name of its own.
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

export type { CallMeta, ErrorPlace };
