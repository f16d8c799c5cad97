import { createHash } from "node:crypto";
import type { ApiOrigins } from "./api-origins.ts";

/** Emotion inserts one empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = "";

/** The style sources of the policy: the hashes of the document's styles and of the empty one. */
function styleHashes(html: string): string {
  const inline = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = ""]) => style);
  return [EMPTY_STYLE, ...inline]
    .map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`)
    .join(" ");
}

/**
 * The Content Security Policy of the production app: no inline script, no styles but those of its own document, no
 * hosts but those the app was built for.
 */
function contentSecurityPolicy(api: ApiOrigins, html: string): string {
  const hosts = [api.main, api.activity, api.chat].map((url) => new URL(url).origin).join(" ");
  // An address without a host has the app's own origin.
  const reports = URL.parse(api.analytics)?.origin ?? "";
  const directives = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": `'self' ${styleHashes(html)}`,
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
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** Headers of every response of the production server; `html` is the app's only document. */
export function securityHeaders(api: ApiOrigins, html: string): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(api, html),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}
