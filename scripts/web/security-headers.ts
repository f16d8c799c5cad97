import type { ApiOrigins } from "./api-origins.ts";

/** SHA-256 of nothing: Emotion inserts one empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy of the production app: no inline script or style, nothing from hosts that the app was not built for. */
function contentSecurityPolicy(api: ApiOrigins): string {
  const hosts = [api.main, api.activity, api.chat].map((url) => new URL(url).origin).join(" ");
  // An address without a host is the app's own.
  const reports = URL.parse(api.analytics)?.origin ?? "";
  const directives = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": `'self' ${EMPTY_STYLE}`,
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

/** Headers that every response of the production server carries. */
export function securityHeaders(api: ApiOrigins): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(api),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}
