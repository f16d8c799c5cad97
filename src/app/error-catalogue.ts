import { operations } from "#generated/operations.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { isSuperseded } from "#src/shared/api/error-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { alert, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { CallMeta, ErrorPlace } from "./call-meta.ts";

type Navigate = (to: string, options?: { replace: boolean }) => void;

/**
 * What the user sees when a call fails: the error catalogue (specification section 8), for queries and mutations
 * alike. A call says through its meta where else its errors are seen.
 */
export function createErrorCatalogue(navigate: Navigate) {
  return (error: unknown, meta: CallMeta | undefined): void => {
    if (!(error instanceof ApiError)) {
      if (!isAbort(error)) console.error(error);
      return;
    }
    if (isSuperseded(error) || placeOf(error, meta) !== "toast" || meta?.onApiError?.(error)) return;
    void show(error, navigate);
  };
}

async function show(error: ApiError, navigate: Navigate): Promise<void> {
  switch (error.kind) {
    case "login-required":
      // Several calls of one page can fail together: the first redirects, the rest find us on the login page already.
      // The history entry is replaced, because going back to the page that requires the login would only redirect
      // again.
      if (location.pathname !== paths.login()) navigate(paths.login(here()), { replace: true });
      return;
    case "agreement-required":
      await alert({ message: error.message });
      navigate(paths.agreement(here()));
      return;
    case "validation":
      toast({ status: "error", message: error.firstFieldMessage });
      return;
    case "business":
      await alert({ message: error.message || "操作未成功，请稍候再试" });
      return;
    case "server":
      toast({ status: "error", message: "系统繁忙，请稍候再试" });
      return;
    case "timeout":
      await alert({ message: "请求超时，请刷新页面", confirmLabel: "刷新" });
      location.reload();
      return;
    case "network":
      toast({ status: "error", message: error.message });
      return;
    case "superseded":
  }
}

function placeOf(error: ApiError, meta: CallMeta | undefined): ErrorPlace {
  // What the contract marks `x-silent` is so everywhere.
  if ("silent" in operations[error.operationId]) return "silent";
  const errors = meta?.errors ?? "toast";
  return typeof errors === "function" ? errors(error) : errors;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function here(): string {
  return location.pathname + location.search;
}
