import { type MockControl, createMockControl } from "../client.ts";
import { type Transport, overNetwork } from "./transport.ts";

export type WorldControl = MockControl & {
  /** The address of the mock's main host. */
  readonly url: string;
  /** The world's name: the value of the cookie `mock_world` and of the header `X-Mock-World`. */
  readonly world: string;
  /** Plans a fault: `mock.fault({ match: { operationId: "createOrder" }, fault: { kind: "hang" } })`. */
  readonly fault: MockControl["faults"]["add"];
  /** The outbox; `outbox.lastCode(phone)` is the code a user would type next. */
  readonly outbox: {
    /** The last code sent to a number, or of a captcha id. Rejects if there is none. */
    readonly lastCode: (to: string) => Promise<string>;
  };
};

/**
 * The control API of a test's own world, with shortcuts for tests. A mock on another machine has printed its
 * MOCK_TOKEN.
 */
export function createWorldControl(
  baseUrl: string,
  world: string,
  { send }: Pick<Transport, "send"> = overNetwork({ main: baseUrl, activity: "", chat: "" }),
): WorldControl {
  const token = globalThis.process?.env.MOCK_TOKEN;
  const control = createMockControl({ baseUrl, world, token, send });
  return {
    ...control,
    url: baseUrl,
    world,
    fault: control.faults.add,
    outbox: Object.assign(control.outbox, {
      lastCode: async (to: string): Promise<string> => {
        const message = (await control.outbox()).findLast((each) => each.to === to && each.code !== "");
        if (!message) throw new Error(`the outbox of world ${world} holds no code for ${to}`);
        return message.code;
      },
    }),
  };
}
