import { randomUUID } from "node:crypto";
import { type CallOperation, createCall } from "./call-operation.ts";
import { createHttpClient } from "./http-client.ts";
import type { MockUrls } from "./mock-urls.ts";
import { setUpWorld } from "./set-up-world.ts";
import { type WorldControl, createWorldControl } from "./world-control.ts";
import type { WorldOptions } from "./world-options.ts";

export type MockWorld = ReturnType<typeof createHttpClient> & {
  readonly name: string;
  readonly urls: MockUrls;
  readonly control: WorldControl;
  /** `call("editCartLine", { path: { id: 7 }, body: { params: { number: 3 } } })`, typed by the contract. */
  readonly call: CallOperation;
  /** Drops the world; using it again would recreate it. */
  readonly drop: () => Promise<void>;
  /** `await using world = …` drops it at the end of its block. */
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** A world of a mock, set up by the options, with a client. Rejects when no mock responds there. */
export async function openWorld(urls: MockUrls, options: WorldOptions = {}): Promise<MockWorld> {
  const name = options.name ?? `test-${randomUUID()}`;
  const control = createWorldControl(urls.main, name);
  const { session } = await setUpWorld(control, options);
  const client = createHttpClient(urls, name, session);
  const drop = async (): Promise<void> => {
    await control.drop();
  };
  return {
    name,
    urls,
    control,
    ...client,
    call: createCall(client),
    drop,
    [Symbol.asyncDispose]: drop,
  };
}
