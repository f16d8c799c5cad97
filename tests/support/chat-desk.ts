import type { User } from "#generated/model/user.ts";
import type { Conversation, PageData } from "#mock/domain/chat/protocol.ts";
import type { TestWorld } from "./mock.ts";

/** The address of the chat frame of the buyer who is logged in. */
export async function chatAddress(world: TestWorld): Promise<string> {
  const { username, token } = (await world.get<User>("/api/user")).body.data;
  return `/chat?${new URLSearchParams({ username, token }).toString()}`;
}

/** Returns the data embedded in the page of the chat frame. Throws if the page is none. */
export function pageData(html: string): PageData {
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/su.exec(html)?.[1];
  if (json === undefined) throw new Error(`this is no chat page: ${html}`);
  return JSON.parse(json) as PageData;
}

/** Opens the chat as the buyer who is logged in, and calls the desk as its page does. */
export async function openDesk(world: TestWorld) {
  const page = await world.get(await chatAddress(world), { host: "chat" });
  const data = pageData(page.text);
  const headers = { authorization: `Bearer ${data.seat}` };
  const call = <T = unknown>(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>) =>
    world.request<T>(method, `/chat/${path}`, {
      host: "chat",
      headers,
      ...(body === undefined ? {} : { body }),
    });
  /** Advances the clock by `seconds`, then returns the desk's replies to the buyer's last message. */
  const answers = async (seconds = 30): Promise<string[]> => {
    await world.control.clock.advance(seconds);
    const { messages } = await read();
    return messages
      .slice(messages.findLastIndex(({ from }) => from === "buyer") + 1)
      .map(({ from, text, card }) => `${from}: ${card ? card.title : text}`);
  };
  const read = async () => (await call<Conversation>("GET", "messages")).body.data;
  return {
    page,
    data,
    call,
    read,
    say: (text: string) => call("POST", "messages", JSON.stringify({ kind: "text", text })),
    send: (kind: "order" | "goods", id: number) => call("POST", "messages", JSON.stringify({ kind, id })),
    answers,
  };
}
