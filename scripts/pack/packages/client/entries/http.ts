import type { Operation } from "#generated/operations.ts";
import { settings } from "#src/shared/api/settings.ts";

export { ApiError } from "#src/shared/api/api-error.ts";
export type { ApiErrorKind } from "#src/shared/api/api-error.ts";
export {
  isInvalid,
  isLoginRequired,
  isNotFound,
  isOutage,
  isOutcomeUnknown,
  isRefusal,
  isSuperseded,
} from "#src/shared/api/error-kinds.ts";
export { httpClient } from "#src/shared/api/http-client.ts";
export type { ErrorType, RequestConfig, RequestOptions } from "#src/shared/api/http-client.ts";
export { setResponseCheck } from "#src/shared/api/response-check.ts";
export { setFetch, setHeaders } from "./fetch.ts";
export { watchUpload } from "#src/shared/api/upload-watch.ts";

/**
 * Says where the backend is, before the first call: a base URL for each host, without a trailing slash. Hosts left out
 * stay as they are; at first they are those of a mock on this machine.
 */
export function setHosts(urls: { readonly [Host in Operation["host"]]?: string }): void {
  for (const [host, url] of Object.entries(urls))
    settings[host as Operation["host"]] = url.replace(/\/+$/, "");
}
