import type { Buyer } from "../buyer/buyer.ts";

type Message = { readonly code?: string };

const WITHOUT_CAPTCHA = { captcha_id: undefined, captcha: undefined };

/** Requests a code and looks it up; undefined if none was sent. */
export async function codeFor(buyer: Buyer, phone: string, scene: string): Promise<string | undefined> {
  if ((await buyer.ask("sendSmsCode", { body: { phone, scene, ...WITHOUT_CAPTCHA } })) === undefined)
    return undefined;
  return newestCode(buyer);
}

/** The code of the world's newest SMS; undefined if that has none. */
export async function newestCode(buyer: Buyer): Promise<string | undefined> {
  const { messages } = (await buyer.control("GET", "outbox")) as { messages: readonly Message[] };
  return messages.at(-1)?.code;
}
