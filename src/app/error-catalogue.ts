import type { User } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { isLoginRequired, isNotFound, isSuperseded } from "#src/shared/api/error-kinds.ts";
import { readLink } from "#src/shared/lib/read-link.ts";
import { paths } from "#src/shared/paths.ts";
import { alert, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { CallMeta, ErrorPlace } from "./call-meta.ts";
import { decoration, silentCalls } from "./silent-calls.ts";

type Ways = {
  navigate: (to: string, options?: { replace: boolean }) => void;
  /** The buyer as last loaded. `login_url` is the address of the main site's login, where it is another than ours. */
  buyer: () => Pick<User, "login_url"> | null | undefined;
};

const BUSY = "系统繁忙，请稍候再试";
/** Shown if the server gives no reason. */
const REFUSED = "操作失败，请稍后再试";

/**
 * Shows the errors of failed calls as the error catalogue requires (specification section 8), for queries and
 * mutations alike. Its rows apply to every call except the silent ones. The `meta` of a call decides only about what
 * the rows leave open.
 */
export function createErrorCatalogue(ways: Ways) {
  return (error: unknown, meta: CallMeta | undefined, source: "query" | "mutation"): void => {
    if (!(error instanceof ApiError)) {
      if (isAbort(error)) return;
      // The call succeeded, but the page failed to handle its response: the buyer sees that something failed.
      console.error(error);
      toast({ status: "error", message: BUSY });
      return;
    }
    if (isSuperseded(error) || error.operationId in silentCalls || meta?.ahead) return;
    const isHandled = meta?.onApiError?.(error) ?? false;
    const isPlaced =
      isHandled ||
      decoration.has(error.operationId ?? "") ||
      placeOf(error, meta) === "inline" ||
      // No click requested it: the page says in place that there is no such record, or no such service.
      (source === "query" && isNotFound(error));
    if (isLeftToPage(error) && isPlaced) return;
    if (isLoginRequired(error) && isHandled) return;
    void show(error, ways);
  };
}

async function show(error: ApiError, { navigate, buyer }: Ways): Promise<void> {
  switch (error.kind) {
    case "login-required":
      // Several calls of one page can fail together: the first redirects, the rest find us on the login page already.
      // The history entry is replaced, because going back to the page that requires the login would only redirect
      // again.
      if (location.pathname !== paths.login()) logInAgain(navigate, buyer());
      return;
    case "agreement-required":
      await alert({ message: error.message, confirmLabel: "去签署" });
      navigate(paths.agreement(here()));
      return;
    case "validation":
      toast({ status: "error", message: error.firstFieldMessage || REFUSED });
      return;
    case "business":
      await alert({ message: error.message || REFUSED });
      return;
    case "server":
      toast({ status: "error", message: BUSY });
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

function logInAgain(navigate: Ways["navigate"], buyer: ReturnType<Ways["buyer"]>): void {
  if (buyer) toast({ status: "info", message: "登录已失效，请重新登录" });
  const link = readLink(buyer?.login_url);
  if (link.kind === "external") location.assign(link.href);
  else navigate(paths.login(here()), { replace: true });
}

/** "Or a custom handler", and what the catalogue does not know. */
function isLeftToPage({ kind }: ApiError): boolean {
  return kind === "business" || kind === "network";
}

function placeOf(error: ApiError, meta: CallMeta | undefined): ErrorPlace {
  const errors = meta?.errors ?? "toast";
  if (typeof errors === "function") return errors(error);
  // "Other non-5xx: alert with the server's message", which no place shows without saying so.
  return errors === "inline" && error.kind === "business" ? "toast" : errors;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function here(): string {
  return location.pathname + location.search;
}
