import type { ApiError } from "#src/shared/api/api-error.ts";

/** What a call may say about its own errors. */
type CallMeta = {
  /** Its errors are not shown. */
  silent?: boolean;
  /** Takes over an error; true means handled, anything else leaves it to the error catalogue. */
  onApiError?: (error: ApiError) => boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta & Record<string, unknown>;
    mutationMeta: CallMeta & Record<string, unknown>;
  }
}

export type { CallMeta };
