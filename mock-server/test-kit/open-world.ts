import { connectWorld } from "#mock/world-hosts.ts";
import { type CallOperation, createCall } from "./call-operation.ts";
import { createHttpClient } from "./http-client.ts";
import type { MockUrls } from "./mock-urls.ts";
import { setUpWorld } from "./set-up-world.ts";
import { type Transport, overNetwork } from "./transport.ts";
import { type WorldControl, createWorldControl } from "./world-control.ts";
import type { WorldOptions } from "./world-options.ts";

export type MockWorld = ReturnType<typeof createHttpClient> & {
  readonly name: string;
  readonly urls: MockUrls;
  readonly control: WorldControl;
  readonly create: WorldControl["create"];
  readonly verify: WorldControl["verify"];
  readonly waitFor: WorldControl["waitFor"];
  /** `call("editCartLine", { path: { id: 7 }, body: { params: { number: 3 } } })`, typed by the contract. */
  readonly call: CallOperation;
  /**
   * Lets the global `fetch`, and so the app under test, call this world, until the world is dropped or the returned
   * function is called. Throws while another world is connected.
   */
  readonly connect: () => () => void;
  /** Drops the world; using it again would recreate it. */
  readonly drop: () => Promise<void>;
  /** `await using world = …` drops it at the end of its block. */
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/**
 * A world of a mock, set up by the options, with a client. Rejects when no mock responds there. `at` are the addresses
 * of a running mock, or another way to one.
 */
export async function openWorld(at: MockUrls | Transport, options: WorldOptions = {}): Promise<MockWorld> {
  const transport = "send" in at ? at : overNetwork(at);
  const { urls } = transport;
  const name = options.name ?? `test-${crypto.randomUUID()}`;
  const control = createWorldControl(urls.main, name, transport);
  const { session } = await setUpWorld(control, options);
  const client = createHttpClient(transport, name, session);
  let disconnect = (): void => undefined;
  const connect = () => (disconnect = connectWorld(urls, { name, fetch: client.fetch }));
  const drop = async (): Promise<void> => {
    disconnect();
    await control.drop();
  };
  return {
    name,
    urls,
    control,
    create: control.create,
    verify: control.verify,
    waitFor: control.waitFor,
    ...client,
    call: createCall(client),
    connect,
    drop,
    [Symbol.asyncDispose]: drop,
  };
}
