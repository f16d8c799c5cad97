import type { Request } from "../../api-client/http/exchange.ts";
import type { MockProcess } from "../../support/mock-process.ts";

export type Urls = MockProcess["urls"];

/** A request to the mock's control API in a world; `path` is without `/__mock__/`, `body` is sent as JSON. */
export const controlRequest = (
  urls: Urls,
  world: string,
  method: string,
  path: string,
  body?: unknown,
): Request => ({
  method,
  url: `${urls.main}/__mock__/${path}`,
  headers: { "x-mock-world": world, ...(body !== undefined && { "content-type": "application/json" }) },
  body: body === undefined ? undefined : JSON.stringify(body),
  cookie: "",
});
