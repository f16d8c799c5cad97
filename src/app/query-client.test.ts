import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError, type ApiErrorKind } from "#src/shared/api/api-error.ts";
import { serverNow } from "#src/shared/lib/server-clock.ts";
import type { CallMeta } from "./call-meta.ts";
import { createQueryClient } from "./query-client.ts";

const failing = (kind: ApiErrorKind) => () =>
  Promise.reject(new ApiError(kind, kind, { operationId: "listGoods" }));

function setUp() {
  const reported: [unknown, CallMeta | undefined][] = [];
  const client = createQueryClient((error, meta) => void reported.push([error, meta]));
  return { client, reported };
}

test("restores a superseded query without reporting it", async () => {
  const { client, reported } = setUp();
  const queryKey = ["/api/goods/list"];
  client.setQueryData(queryKey, "the former list", { updatedAt: 1 });
  const observer = new QueryObserver(client, { queryKey, queryFn: failing("superseded") });
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({
    status: "success",
    data: "the former list",
    fetchStatus: "idle",
    error: null,
  });
  expect(reported).toEqual([]);
  stop();
});

test("reports any other failure of a query once, with the call's meta", async () => {
  const { client, reported } = setUp();
  const meta = { errors: "inline" } as const;
  const queryFn = failing("server");
  await expect(client.fetchQuery({ queryKey: ["x"], queryFn, meta })).rejects.toThrow("server");
  expect(reported).toMatchObject([[{ kind: "server" }, meta]]);
});

test("reports a failed mutation once, and a superseded one not at all", async () => {
  const { client, reported } = setUp();
  const run = (kind: ApiErrorKind) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: failing(kind) })
      .execute(undefined);
  await expect(run("validation")).rejects.toThrow("validation");
  await expect(run("superseded")).rejects.toThrow("superseded");
  expect(reported).toMatchObject([[{ kind: "validation" }, undefined]]);
});

test("sets the clock from responses with a server time only", async () => {
  const { client } = setUp();
  vi.useFakeTimers({ now: 1_795_312_800_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const inTwoDays = Date.now() / 1000 + 172_800;
  await client.fetchQuery({
    queryKey: ["common"],
    queryFn: () => ({ code: 200, data: { timestamp: inTwoDays } }),
  });
  await client.fetchQuery({ queryKey: ["ads"], queryFn: () => ({ code: 200, data: [] }) });
  expect(serverNow()).toBe(inTwoDays * 1000);
});
