import type { Mutant } from "./mutant.ts";
import { mendCall, refusal, refuseIf } from "./twists.ts";
import type { WireCall } from "./wire.ts";

/** Judges a page otherwise than the mock does: what a page says of itself is changed before the mock sees it. */
const seenAs = (change: (page: WireCall["page"]) => void) => mendCall(({ page }) => change(page));

/** As if a program had sent it, which names no origin. */
const hide = (page: WireCall["page"]): void => {
  delete page.origin;
  delete page["sec-fetch-site"];
};

const SITE_OF = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

const FAULTS: readonly Mutant[] = [
  {
    name: "any-page",
    fault: "a form of any site adds favorites",
    found: ["addFavorites", "foreign-page-accepted"],
    twist: () => seenAs(hide),
  },
  {
    name: "page-of-the-same-site",
    fault: "a form on another port of the same site adds favorites",
    found: ["addFavorites", "foreign-page-accepted"],
    twist: () =>
      seenAs((page) => {
        if (SITE_OF.test(page.origin ?? "")) hide(page);
      }),
  },
  {
    name: "page-without-origin",
    fault: "a sandboxed frame of any site adds favorites",
    found: ["addFavorites", "foreign-page-accepted"],
    twist: () =>
      seenAs((page) => {
        if (page.origin === "null") hide(page);
      }),
  },
  {
    name: "page-after-session",
    fault: "what ends something looks at the page only behind the session",
    found: ["switchStore", "foreign-page-status"],
    user: "chain",
    twist: () => refuseIf(({ page, cookie }) => Boolean(page.origin) && !cookie, refusal(401, "请先登录")),
  },
  {
    name: "draw-by-link",
    fault: "a link of any site spends the draw",
    found: ["drawLottery", "foreign-page-accepted"],
    twist: () =>
      seenAs((page) => {
        if (page.origin !== undefined) return;
        hide(page);
        page["x-requested-with"] = "XMLHttpRequest";
      }),
  },
  {
    name: "draw-by-old-link",
    fault: "a link in a browser that names no site spends the draw",
    found: ["drawLottery", "foreign-page-accepted"],
    twist: () =>
      seenAs((page) => {
        if (page.origin === undefined && page["sec-fetch-site"] === undefined)
          page["x-requested-with"] = "XMLHttpRequest";
      }),
  },
  {
    name: "own-page-refused",
    fault: "pages of the shop are taken for those of another site",
    found: ["addFavorites", "own-page-refused"],
    twist: () =>
      seenAs((page) => {
        if (page.origin !== undefined && page["access-control-request-method"] === undefined)
          page.origin = "https://elsewhere.example";
      }),
  },
  {
    name: "preflight-without-header",
    fault: "the shop's preflight is not allowed the header",
    found: ["addFavorites", "preflight-refused"],
    twist: () => ({
      after({ headers }) {
        if ("access-control-allow-headers" in headers)
          headers["access-control-allow-headers"] = "content-type";
      },
    }),
  },
  {
    name: "preflight-without-key",
    fault: "the preflight of a call that may arrive twice is not allowed its key",
    found: ["createAddress", "preflight-refused"],
    twist: () => ({
      after({ headers }) {
        if ("access-control-allow-headers" in headers)
          headers["access-control-allow-headers"] = "content-type, x-requested-with";
      },
    }),
  },
  {
    name: "preflight-for-anyone",
    fault: "whoever asks in a preflight may call",
    found: ["addFavorites", "preflight-for-anyone"],
    twist: () => ({
      after({ headers }, { page }) {
        if (page["access-control-request-method"])
          headers["access-control-allow-origin"] = page.origin ?? "*";
      },
    }),
  },
];

/** Faults in how pages of other sites are told from the shop's. */
export const PAGES: readonly Mutant[] = FAULTS.map((mutant) => ({ ...mutant, byPages: true }));
