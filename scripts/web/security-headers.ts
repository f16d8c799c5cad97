import { createHash } from "node:crypto";
import type { ApiOrigins } from "./api-origins.ts";

/** The sources that the policy allows besides the app's own origin, each as it is written in a header. */
export type PolicySources = {
  /** The origins of the three hosts, or `'self'`. */
  main: string;
  activity: string;
  chat: string;
  /** That of the analytics with a space before it; empty for none. */
  analytics: string;
  /** The hashes of the document's own scripts and styles, each with a space before it. */
  scripts: string;
  styles: string;
};

/** The sources that allow the document's own styles or scripts: the hash of each. */
function hashesOf(tag: "script" | "style", html: string): string {
  const texts = [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, text = ""]) => text);
  return texts.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`).join("");
}

/** The hashes of the scripts and styles in `html`. */
export const inlineHashes = (html: string): Pick<PolicySources, "scripts" | "styles"> => ({
  scripts: hashesOf("script", html),
  styles: hashesOf("style", html),
});

/** The only policies that scripts may create: of the sanitizer, for the service worker's address, and for polyfills. */
const TRUSTED_TYPES = ["dompurify", "service-worker", "old-browsers"];

/** The name of the endpoint that receives reports. */
const REPORTS = "csp";

export const ENDPOINTS_HEADER = "reporting-endpoints";

/** The reporting of violations: the last directives of the policy, and the value of the header with its endpoint. */
export type Reporting = { directives: string; endpoints: string };

/** An address without a host has the app's own origin. */
const originOf = (address: string): string => URL.parse(address)?.origin ?? "'self'";

/**
 * The Content Security Policy of the production app: no scripts or styles in a page but those of the document, no
 * hosts but those of its settings.
 */
function contentSecurityPolicy(sources: PolicySources, reports: string): string {
  const { main, activity, chat, analytics, scripts, styles } = sources;
  const hosts = `${main} ${activity} ${chat}`;
  const directives = {
    "default-src": "'self'",
    "script-src": `'self'${scripts}`,
    "style-src": `'self'${styles}`,
    "img-src": `'self' data: blob: ${hosts}`,
    "connect-src": `'self' ${hosts}${analytics}`,
    "manifest-src": "'self'",
    "media-src": `'self' ${hosts}`,
    "worker-src": "'self'",
    "frame-src": chat,
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": TRUSTED_TYPES.join(" "),
  };
  const texts = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return `${texts.join("; ")}${reports}`;
}

/** Returns the directives and the header with which browsers report violations of the policy to an address. */
export const reportingTo = (address: string): Reporting => ({
  // The newer directive for browsers that know it, the older for the others.
  directives: `; report-uri ${address}; report-to ${REPORTS}`,
  endpoints: `${REPORTS}="${address}"`,
});

/**
 * The headers of a file below `HASHED`: what scripts and styles may do is decided by the document that loads them. The
 * policy with them, in each of the fifty files of a page, was a fifth of what a phone had to fetch.
 */
export const HASHED_HEADERS = { "x-content-type-options": "nosniff" } as const;

/** Headers of every other response, where the policy allows these sources. */
export function headersFor(sources: PolicySources, reporting?: Reporting): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(sources, reporting?.directives ?? ""),
    ...(reporting && { [ENDPOINTS_HEADER]: reporting.endpoints }),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}

/** Headers of every response but hashed files for these addresses; `html` is the app's only document. */
export function securityHeaders(api: ApiOrigins, html: string, reportsTo?: string): Record<string, string> {
  const { main, activity, chat, analytics } = api;
  const sources = {
    main: originOf(main),
    activity: originOf(activity),
    chat: originOf(chat),
    analytics: analytics && ` ${originOf(analytics)}`,
    ...inlineHashes(html),
  };
  return headersFor(sources, reportsTo === undefined ? undefined : reportingTo(reportsTo));
}
