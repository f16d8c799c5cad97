import { HttpError } from "#mock/http/http-error.ts";
import type { BackendRequest } from "#mock/http/request.ts";
import { errorResponse } from "#mock/http/responses.ts";

const MB = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

/** More than a team's tests upload in an hour; an idle world stays as long, with its files. */
const MOST_BYTES = 512 * MB;
/** The size that is counted for a request without a length. */
const USUAL_BYTES = MB;
/** Beyond these all are forgotten: whoever has so many addresses is not held up by a quota. */
const MOST_ADDRESSES = 10_000;

/** Limits how much each client address uploads, whatever worlds it names. */
export type UploadQuota = {
  /** Counts an upload before it is read. Throws HttpError (429) beyond what an address may send in an hour. */
  take(request: Pick<BackendRequest, "headers" | "client">): void;
};

export function createUploadQuota(): UploadQuota {
  const taken = new Map<string, number>();
  let since = 0;
  return {
    take({ headers, client }) {
      const now = Date.now();
      if (now - since > HOUR_MS || taken.size > MOST_ADDRESSES) {
        taken.clear();
        since = now;
      }
      const total = (taken.get(client) ?? 0) + Number(headers["content-length"] ?? USUAL_BYTES);
      if (total > MOST_BYTES) {
        const headers = { "retry-after": String(Math.ceil((since + HOUR_MS - now) / 1000)) };
        throw new HttpError(errorResponse(429, "上传的文件过多，请一小时后再试", { headers }), true);
      }
      taken.set(client, total);
    },
  };
}
