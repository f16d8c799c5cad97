import { createMockControl } from "../client.ts";

export type WorldControl = ReturnType<typeof createWorldControl>;

/** The control API of a test's own world, with what tests need most at hand. */
export function createWorldControl(baseUrl: string, world: string) {
  const control = createMockControl({ baseUrl, world });
  return {
    ...control,
    /** Where the mock's main host stands. */
    url: baseUrl,
    /** The world's name: the value of the cookie `mock_world` and of the header `X-Mock-World`. */
    world,
    /** Plans a fault: `mock.fault({ match: { operationId: "createOrder" }, fault: { kind: "hang" } })`. */
    fault: control.faults.add,
    /** What was "sent"; `outbox.lastCode(phone)` is the code that a person would now type in. */
    outbox: Object.assign(control.outbox, {
      /** The last code that went to a number, or to a captcha's id. Rejects when there is none. */
      lastCode: async (to: string): Promise<string> => {
        const message = (await control.outbox()).findLast((each) => each.to === to && each.code !== "");
        if (!message) throw new Error(`the outbox of world ${world} holds no code for ${to}`);
        return message.code;
      },
    }),
  };
}
