import type { ApiError } from "#src/shared/api/api-error.ts";

/** How a call wants its errors handled (TanStack Query `meta`). */
type CallMeta = {
  /** Errors are not shown. */
  silent?: boolean;
  /** Handles an error itself; returning anything but true leaves it to the error catalogue. */
  onApiError?: (error: ApiError) => boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta & Record<string, unknown>;
    mutationMeta: CallMeta & Record<string, unknown>;
  }
}

export type { CallMeta };
