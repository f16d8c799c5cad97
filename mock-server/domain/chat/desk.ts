import { notFound, Refusal, invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { sayPicture } from "./commands/picture.ts";
import { markRead } from "./commands/read.ts";
import { say } from "./commands/say.ts";
import { presentCard } from "./present/card.ts";
import { presentConversation } from "./present/conversation.ts";
import type { ChatContent, ChatSubject } from "./records.ts";
import { choosable } from "./rules/choosable.ts";
import { findSeated } from "./rules/token.ts";

/** A call of the chat's own page, which no contract names: docs/chat-desk.md. */
export type DeskRequest = {
  readonly method: string;
  /** Below /chat/. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The credential of the page. */
  readonly seat: string;
  readonly body: Buffer;
};

export type DeskResponse =
  | { readonly data: unknown }
  | { readonly file: Buffer; readonly type: string }
  | undefined;

/** The longest text that goods and orders are searched by. */
const MOST_WORDS = 50;

type Act = (state: WorldState, user: UserRecord, request: DeskRequest) => DeskResponse;

const CALLS: Readonly<Record<string, Act>> = {
  "GET messages": (state, user, { query }) => ({
    data: presentConversation(state, user, idIn(query.get("before"))),
  }),
  "POST messages": (state, user, { body }) => ({ data: { id: say(state, user, contentIn(body)).id } }),
  "POST pictures": (state, user, { body }) => ({ data: { id: sayPicture(state, user, body).id } }),
  "GET picture": (state, user, { query }) => {
    const picture = state.chatPictures.get(idIn(query.get("id")) ?? 0);
    if (picture?.userId !== user.id || picture.content === null)
      throw notFound("图片不存在或已过期", SHOP_RULES.ownData);
    return { file: Buffer.from(picture.content, "base64"), type: picture.type };
  },
  "GET card": (state, user, { query }) => {
    const card = presentCard(state, user, subjectOf(query.get("kind"), Number(query.get("id"))));
    if (!card) throw notFound("订单或商品不存在", SHOP_RULES.exists);
    return { data: card };
  },
  "GET choices": (state, user, { query }) => ({
    data: choosable(
      state,
      user.id,
      query.get("kind") === "order" ? "order" : "goods",
      query.get("q")?.slice(0, MOST_WORDS) ?? "",
    ).flatMap((subject) => presentCard(state, user, subject) ?? []),
  }),
  "POST read": (state, user, { body }) => ({
    data: { unread: markRead(state, user, idIn(objectIn(body).id)) },
  }),
};

/**
 * Responds to a call of the chat's page; undefined for an address that it does not have. Throws Refusal: 401 for a seat
 * whose session has ended, 404, 422 and 429 as the commands.
 */
export function handleDesk(state: WorldState, request: DeskRequest): DeskResponse {
  const act = CALLS[`${request.method} ${request.path}`];
  if (!act) return undefined;
  const user = findSeated(state, request.seat);
  if (!user) throw new Refusal(401, "登录已失效，请重新登录商城后再咨询", SHOP_RULES.chatToken);
  return act(state, user, request);
}

/** More than the longest message takes in JSON. */
const MOST_BYTES = 16 * 1024;

const unreadable = () => invalid({ body: ["内容无法识别，请刷新后重试"] }, SHOP_RULES.chat);

function idIn(value: unknown): number | undefined {
  if (value === null || value === undefined) return undefined;
  const id = Number(value);
  if (!Number.isSafeInteger(id) || id < 1) throw unreadable();
  return id;
}

function objectIn(body: Buffer): Readonly<Record<string, unknown>> {
  if (body.length > MOST_BYTES) throw unreadable();
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw unreadable();
}

function subjectOf(kind: unknown, id: unknown): ChatSubject {
  const known = idIn(id);
  if ((kind !== "order" && kind !== "goods") || known === undefined) throw unreadable();
  return { kind, id: known };
}

function contentIn(body: Buffer): ChatContent {
  const { kind, text, id } = objectIn(body);
  if (kind !== "text") return subjectOf(kind, id);
  if (typeof text !== "string") throw unreadable();
  return { kind, text };
}
