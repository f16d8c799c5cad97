import { createMockControl } from "../client.ts";

export type WorldControl = ReturnType<typeof createWorldControl>;

/** The control API of a test's own world, with shortcuts for tests. A mock on another machine has printed its MOCK_TOKEN. */
export function createWorldControl(baseUrl: string, world: string) {
  const control = createMockControl({ baseUrl, world, token: process.env.MOCK_TOKEN });
  return {
    ...control,
    /** The address of the mock's main host. */
    url: baseUrl,
    /** The world's name: the value of the cookie `mock_world` and of the header `X-Mock-World`. */
    world,
    /** Plans a fault: `mock.fault({ match: { operationId: "createOrder" }, fault: { kind: "hang" } })`. */
    fault: control.faults.add,
    /** The outbox; `outbox.lastCode(phone)` is the code a user would type next. */
    outbox: Object.assign(control.outbox, {
      /** The last code sent to a number, or of a captcha id. Rejects if there is none. */
      lastCode: async (to: string): Promise<string> => {
        const message = (await control.outbox()).findLast((each) => each.to === to && each.code !== "");
        if (!message) throw new Error(`the outbox of world ${world} holds no code for ${to}`);
        return message.code;
      },
    }),
  };
}
