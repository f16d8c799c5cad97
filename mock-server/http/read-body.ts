import type { IncomingMessage } from "node:http";
import { tooLargeAnswer } from "./answers.ts";
import { ClientGone, HttpError } from "./http-error.ts";

/** The largest file of an upload (10 MB) with its form; a cart of 99,999 ids, form-encoded, is 2 MB. */
const BODY_LIMIT = 11 * 1024 * 1024;

const EMPTY = Buffer.alloc(0);

/** Reads a request body. Above the limit it stops and responds with 413. */
export function readBody(request: IncomingMessage, limit = BODY_LIMIT): Buffer | Promise<Buffer> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return EMPTY;
  if (Number(length) > limit) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        request.removeAllListeners("data");
        reject(tooLarge());
      }
    });
    request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on("error", () => reject(new ClientGone()));
    request.on("close", () => reject(new ClientGone()));
  });
}

function tooLarge(): HttpError {
  return new HttpError(tooLargeAnswer({ connection: "close" }), true);
}
