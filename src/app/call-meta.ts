import type { ApiError } from "#src/shared/api/api-error.ts";

/**
 * Where those errors of a call are seen that the error catalogue leaves to the page: what the server refuses in other
 * ways than by 401, 459 or 422 ("or a custom handler", specification section 8), and a broken connection, of which
 * that section says nothing.
 *
 * - `toast`: by the catalogue, too. The default.
 * - `inline`: the page itself says in place what failed, and mostly offers another try. What the server says is
 *   an alert besides; `shownInPlace` and `inlineIf` are for places that show the server's message.
 */
type ErrorPlace = "toast" | "inline";

/** How a call wants its errors handled (TanStack Query `meta`). */
type CallMeta = {
  /** A place for all of them, or for each (`shownInPlace` and `inlineIf` of `shared/api/error-kinds.ts`). */
  errors?: ErrorPlace | ((error: ApiError) => ErrorPlace);
  /**
   * Does something about an error, such as putting it on the fields of a form, and answers whether the buyer need not
   * be told besides. That counts for the errors that are left to the page, and where a session has ended.
   */
  onApiError?: (error: ApiError) => boolean;
  /** Made before anybody asked for it; whoever does makes the call again, and is told of its errors then. */
  ahead?: true;
};

declare module "@tanstack/react-query" {
  // No further names: the compiler refuses a call that asks for its errors in words of its own.
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

export type { CallMeta, ErrorPlace };
