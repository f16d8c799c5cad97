import type { IncomingMessage } from "node:http";
import { MOST_BYTES } from "#api-spec/kit/codec/form-limits.ts";
import { ClientGone, HttpError } from "#mock/http/http-error.ts";
import { TOO_LARGE, errorResponse } from "#mock/http/responses.ts";

const EMPTY = Buffer.alloc(0);

/** Reads a request body. Above so many bytes it stops and responds with 413 and the message. */
export function readBody(
  request: IncomingMessage,
  most = MOST_BYTES,
  message = TOO_LARGE,
): Buffer | Promise<Buffer> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return EMPTY;
  if (Number(length) > most) throw tooLarge(message);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else {
        request.removeAllListeners("data");
        reject(tooLarge(message));
      }
    });
    request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on("error", () => reject(new ClientGone()));
    request.on("close", () => reject(new ClientGone()));
  });
}

function tooLarge(message: string): HttpError {
  return new HttpError(errorResponse(413, message, { headers: { connection: "close" } }), true);
}
