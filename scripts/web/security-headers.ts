import { createHash } from "node:crypto";
import type { ApiOrigins } from "./api-origins.ts";

/** The sources that allow the document's own styles or scripts: the hash of each. */
function hashesOf(tag: "script" | "style", html: string): string {
  const texts = [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, text = ""]) => text);
  return texts.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`).join("");
}

/** The only policies that scripts may create: of the sanitiser, and for the address of the service worker. */
const TRUSTED_TYPES = ["dompurify", "service-worker"];

/** The name of the endpoint that receives reports. */
const REPORTS = "csp";

/**
 * The Content Security Policy of the production app: no scripts or styles in a page but those of the document, no
 * hosts but those the app was built for.
 */
function contentSecurityPolicy(api: ApiOrigins, html: string, reportsTo: string | undefined): string {
  const hosts = [api.main, api.activity, api.chat].map((url) => new URL(url).origin).join(" ");
  // An address without a host has the app's own origin.
  const reports = URL.parse(api.analytics)?.origin ?? "";
  const directives = {
    "default-src": "'self'",
    "script-src": `'self'${hashesOf("script", html)}`,
    "style-src": `'self'${hashesOf("style", html)}`,
    "img-src": `'self' data: blob: ${hosts}`,
    "connect-src": `'self' ${hosts} ${reports}`.trim(),
    "manifest-src": "'self'",
    "media-src": `'self' ${hosts}`,
    "worker-src": "'self'",
    "frame-src": new URL(api.chat).origin,
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": TRUSTED_TYPES.join(" "),
    // The newer directive for browsers that know it, the older for the others.
    ...(reportsTo !== undefined && { "report-uri": reportsTo, "report-to": REPORTS }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/**
 * Headers of every response of the production server; `html` is the app's only document. Browsers report violations of
 * the policy to `reportsTo`, if given.
 */
export function securityHeaders(api: ApiOrigins, html: string, reportsTo?: string): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(api, html, reportsTo),
    ...(reportsTo !== undefined && { "reporting-endpoints": `${REPORTS}="${reportsTo}"` }),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}
