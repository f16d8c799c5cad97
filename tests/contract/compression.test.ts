import { type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { testMock } from "../support/mock.ts";

const mock = testMock({ scale: 0.05 });

const HOT = "/api/goods/hot";
const PICTURE = "/images/goods/7.svg";

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Without `fetch`, which asks for compression by itself and hides it. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request(mock.urls.main + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });

const inGzip = (path: string, more: Record<string, string> = {}) =>
  ask(path, { "accept-encoding": "gzip, deflate, br", ...more });

describe("a response", () => {
  it.each([HOT, PICTURE])("is compressed for a caller that accepts it: %s", async (path) => {
    const plain = await ask(path);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const { headers, body } = await inGzip(path);
    expect(headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(body.length) });
    expect(headers.vary).toContain("Accept-Encoding");
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(body)).toEqual(plain.body);
  });

  it.each(["identity", "gzip;q=0", "br"])("is plain for a caller that takes %s", async (encoding) => {
    const { headers, body } = await ask(HOT, { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(body.toString())).toMatchObject({ code: 200 });
  });

  it("is not compressed if it has a few bytes", async () => {
    const { headers } = await inGzip("/api/user");
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it("to HEAD has the length of the plain text", async () => {
    const { headers, body } = await ask(HOT, { "accept-encoding": "gzip" }, "HEAD");
    expect(body).toHaveLength(0);
    expect(Number(headers["content-length"])).toBe((await ask(HOT)).body.length);
  });

  it("that is kept, compressed or not, is still good", async () => {
    for (const { headers } of [await ask(PICTURE), await inGzip(PICTURE)])
      expect((await inGzip(PICTURE, { "if-none-match": headers.etag ?? "" })).status).toBe(304);
  });

  it("that meets a fault is plain", async () => {
    const { headers } = await inGzip(HOT, { "x-mock-fault": "delay=1" });
    expect(headers["x-mock-fault"]).toContain("delay");
    expect(headers["content-encoding"]).toBeUndefined();
  });
});
