import { createHash } from "node:crypto";
import type { ApiOrigins } from "./api-origins.ts";

/** Emotion inserts one empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = "";

/** The styles that may stand in the page, as the policy names them: those of the document and the empty one. */
function styleHashes(html: string): string {
  const inline = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = ""]) => style);
  return [EMPTY_STYLE, ...inline]
    .map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`)
    .join(" ");
}

/**
 * The policy of the production app: no inline script, no style but those of its own document, nothing from hosts that
 * the app was not built for.
 */
function contentSecurityPolicy(api: ApiOrigins, html: string): string {
  const hosts = [api.main, api.activity, api.chat].map((url) => new URL(url).origin).join(" ");
  // An address without a host is the app's own.
  const reports = URL.parse(api.analytics)?.origin ?? "";
  const directives = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": `'self' ${styleHashes(html)}`,
    "img-src": `'self' data: blob: ${hosts}`,
    "connect-src": `'self' ${hosts} ${reports}`.trim(),
    "media-src": `'self' ${hosts}`,
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

/** Headers that every response of the production server carries; `html` is the app's one document. */
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
