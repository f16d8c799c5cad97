import { useLayoutEffect } from "react";
import { decode, watchWindow } from "#api-spec/page-kit/parts/window.ts";

/** The current page. `field` is the path of a field to highlight, as in `body.params.number`. */
export type Route =
  | { readonly page: "overview" }
  | { readonly page: "all" }
  | { readonly page: "operation"; readonly id: string; readonly field: string }
  | { readonly page: "schema"; readonly id: string; readonly field: string }
  | { readonly page: "guide"; readonly id: string }
  | { readonly page: "specification"; readonly rule: string }
  | { readonly page: "missing"; readonly hash: string };

function toRoute(hash: string): Route {
  const [page, id, field = ""] = hash.replace(/^#\/?/, "").split("/").map(decode);
  if (page === "") return { page: "overview" };
  if (page === "all") return { page };
  if ((page === "operation" || page === "schema") && id) return { page, id, field };
  if (page === "guide" && id) return { page, id };
  if (page === "specification") return { page, rule: id ?? "" };
  return { page: "missing", hash };
}

const withField = (field: string | undefined) => (field ? `/${encodeURIComponent(field)}` : "");

export const OVERVIEW = "#/";
export const ALL = "#/all";
export const operationHref = (id: string, field?: string) =>
  `#/operation/${encodeURIComponent(id)}${withField(field)}`;
export const schemaHref = (name: string, field?: string) =>
  `#/schema/${encodeURIComponent(name)}${withField(field)}`;

export const guideHref = (id: string) => `#/guide/${encodeURIComponent(id)}`;
export const SPECIFICATION = "#/specification";
/** A rule of the specification by its key. */
export const ruleHref = (key: string) => `${SPECIFICATION}/${encodeURIComponent(key)}`;

const useHash = watchWindow(["hashchange"], () => window.location.hash);

export const useRoute = (): Route => toRoute(useHash());

const positions = new Map<string, number>();

/** New pages start at the top; going back restores the position. */
export function useScrollPosition(): void {
  const hash = useHash();
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    // An entry that is already marked is one the reader returns to.
    const state = window.history.state as { readonly seen?: boolean } | null;
    window.scrollTo(0, state?.seen ? (positions.get(hash) ?? 0) : 0);
    window.history.replaceState({ seen: true }, "");
    // While a new hash is being set its page has not rendered: the position still belongs to this page.
    const note = () => {
      if (window.location.hash === hash) positions.set(hash, window.scrollY);
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [hash]);
}
