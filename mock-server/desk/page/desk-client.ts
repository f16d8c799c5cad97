import type { Card, Conversation, PageData } from "#mock/domain/chat/protocol.ts";

/** A refusal by the desk, in words for the buyer. */
export class DeskError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const OFFLINE = "网络不通，请检查网络后重试";
const BROKEN = "客服系统繁忙，请稍候再试";

type Init = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
};

export type DeskClient = ReturnType<typeof createDeskClient>;

/** The desk's calls (docs/chat-desk.md). All reject with DeskError. */
export function createDeskClient({ seat }: PageData) {
  async function ask(path: string, init: Init = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${seat}` };
    let response: Response;
    try {
      response = await fetch(`/chat/${path}`, { ...init, headers, cache: "no-store" });
    } catch {
      throw new DeskError(0, OFFLINE);
    }
    if (!response.ok && response.status !== 304)
      throw new DeskError(response.status, await reasonOf(response));
    return response;
  }
  const read = async <T>(path: string): Promise<T> => dataOf<T>(await ask(path));
  const send = async <T>(path: string, body: unknown): Promise<T> =>
    dataOf<T>(await ask(path, { method: "POST", body: JSON.stringify(body) }));

  let etag = "";
  return {
    /** The newest messages; undefined when nothing has changed since the last call. */
    async newest(): Promise<Conversation | undefined> {
      const response = await ask("messages", { headers: { "if-none-match": etag } });
      etag = response.headers.get("etag") ?? "";
      return response.status === 304 ? undefined : dataOf<Conversation>(response);
    },
    earlier: (before: number) => read<Conversation>(`messages?before=${before}`),
    say: (text: string) => send("messages", { kind: "text", text }),
    sendCard: ({ kind, id }: Pick<Card, "kind" | "id">) => send("messages", { kind, id }),
    sendPicture: (file: Blob) => ask("pictures", { method: "POST", body: file }),
    markRead: (id: number) => send<{ unread: number }>("read", { id }),
    card: (kind: string, id: number) => read<Card>(`card?kind=${kind}&id=${id}`),
    choices: (kind: string, words: string) =>
      read<Card[]>(`choices?kind=${kind}&q=${encodeURIComponent(words)}`),
    picture: async (id: number) => (await ask(`picture?id=${id}`)).blob(),
  };
}

const dataOf = async <T>(response: Response): Promise<T> => ((await response.json()) as { data: T }).data;

async function reasonOf(response: Response): Promise<string> {
  try {
    const { message, errors } = (await response.json()) as {
      message: string;
      errors?: Record<string, string[]>;
    };
    return Object.values(errors ?? {})[0]?.[0] ?? message;
  } catch {
    return BROKEN;
  }
}
