import { describe, expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { FIRST_NEW_MESSAGE_ID } from "../records.ts";
import { messagesOf, unreadOf } from "./messages.ts";
import { sendMessage } from "./sending.ts";

const text = (type: 1 | 2 | 3, title: string) => ({ type, title, content: `${title}。`, url: "/user" });

describe("a message", () => {
  test("is unread, dated, and the first of its buyer's", () => {
    const state = worldWith();
    sendMessage(state, 1, text(1, "欢迎"));
    state.clock.advance(1000);
    const sent = sendMessage(state, 1, text(2, "已发货"));
    expect(sent).toEqual({
      ...text(2, "已发货"),
      id: FIRST_NEW_MESSAGE_ID + 1,
      isRead: 0,
      createdAt: NOW + 1000,
    });
    expect(messagesOf(state, 1).map(({ title }) => title)).toEqual(["已发货", "欢迎"]);
    expect(messagesOf(state, 2)).toEqual([]);
  });

  test("is counted while it is unread, for its buyer, by its kind or with all", () => {
    const state = worldWith();
    for (const type of [1, 2, 2, 3] as const) sendMessage(state, 1, text(type, "消息"));
    sendMessage(state, 2, text(2, "消息"));
    const [newest, ...others] = messagesOf(state, 1);
    state.messages.put(1, [{ ...newest!, isRead: 1 }, ...others]);
    expect(unreadOf(state, 1)).toBe(3);
    expect([1, 2, 3, 4].map((type) => unreadOf(state, 1, type as 1 | 2 | 3 | 4))).toEqual([1, 2, 0, 0]);
    expect(unreadOf(state, 3)).toBe(0);
  });
});
