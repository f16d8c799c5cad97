import type { IncomingMessage } from "node:http";
import { TOO_LARGE, errorAnswer } from "./answers.ts";
import { ClientGone, HttpError } from "./http-error.ts";

/** The largest file of an upload (10 MB) with its form; every other form is far smaller. */
const BODY_LIMIT = { bytes: 11 * 1024 * 1024, message: TOO_LARGE };

const EMPTY = Buffer.alloc(0);

/** Reads a request body. Above the limit it stops and responds with 413 and the limit's message. */
export function readBody(request: IncomingMessage, limit = BODY_LIMIT): Buffer | Promise<Buffer> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return EMPTY;
  if (Number(length) > limit.bytes) throw tooLarge(limit.message);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit.bytes) chunks.push(chunk);
      else {
        request.removeAllListeners("data");
        reject(tooLarge(limit.message));
      }
    });
    request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on("error", () => reject(new ClientGone()));
    request.on("close", () => reject(new ClientGone()));
  });
}

function tooLarge(message: string): HttpError {
  return new HttpError(errorAnswer(413, message, { headers: { connection: "close" } }), true);
}
