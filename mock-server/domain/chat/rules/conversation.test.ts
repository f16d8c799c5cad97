import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { ChatMessageRecord, ChatRecord } from "../records.ts";
import { busyUntil, chatOf, isHelped, messagesOf, typedNow, unreadOf } from "./conversation.ts";
import { isStaffed, nextStaffed } from "./hours.ts";
import { typingTimes } from "./timing.ts";

const message = (id: number, at: number, change: Partial<ChatMessageRecord> = {}): ChatMessageRecord => ({
  id,
  userId: 1,
  from: "assistant",
  typedAt: at - 500,
  at,
  content: { kind: "text", text: "您好" },
  choices: [],
  ...change,
});
const world = (...messages: readonly ChatMessageRecord[]) => worldWith({ chatMessages: byId(...messages) });
const ids = (messages: readonly ChatMessageRecord[]) => messages.map(({ id }) => id);

describe("the messages of a chat", () => {
  const state = () =>
    world(
      message(3, NOW),
      message(4, NOW - 5),
      message(2, NOW),
      message(5, NOW + 1),
      message(6, NOW - 9, { userId: 2 }),
    );

  test("are the buyer's own that are there by now, oldest first, those of one moment by number", () => {
    const here = state();
    expect(ids(messagesOf(here, 1))).toEqual([4, 2, 3]);
    here.clock.advance(1);
    expect(ids(messagesOf(here, 1))).toEqual([4, 2, 3, 5]);
    expect(messagesOf(here, 3)).toEqual([]);
  });

  test.each([
    [-501, undefined],
    [-500, 1],
    [-1, 1],
    [0, undefined],
  ])("are typed before they are there: %d ms before", (before, id) => {
    const here = world(message(1, NOW));
    here.clock.advance(before);
    expect(typedNow(here, 1)?.id).toBe(id);
  });

  test("show no typing for the messages of other buyers", () =>
    expect(typedNow(world(message(1, NOW + 1, { userId: 2 })), 1)).toBeUndefined());

  test("keep the desk busy until the last of those on their way within a minute", () => {
    expect(busyUntil(world(), 1)).toBe(NOW);
    expect(busyUntil(world(message(1, NOW)), 1)).toBe(NOW);
    expect(busyUntil(world(message(1, NOW - 10)), 1)).toBe(NOW);
    expect(busyUntil(world(message(1, NOW + 10), message(2, NOW + 60_000)), 1)).toBe(NOW + 60_000);
    expect(busyUntil(world(message(1, NOW + 10), message(2, NOW + 60_001)), 1)).toBe(NOW + 10);
    expect(busyUntil(world(message(1, NOW + 10, { userId: 2 })), 1)).toBe(NOW);
  });

  test("are unread when the desk sent them after those that the buyer has seen", () => {
    const here = world(
      message(1, NOW - 20),
      message(2, NOW - 10),
      message(3, NOW - 5, { from: "buyer" }),
      message(4, NOW - 5, { from: "agent" }),
      message(5, NOW - 4, { from: "notice" }),
    );
    expect(ids(unreadOf(here, 1))).toEqual([1, 2, 4, 5]);
    here.chats.put(1, { ...chatOf(here, 1), readUntil: NOW - 10 });
    expect(ids(unreadOf(here, 1))).toEqual([4, 5]);
  });
});

describe("a person replies", () => {
  const HALF_HOUR = 30 * 60_000;
  const helped = (chat: Partial<ChatRecord>) => {
    const state = worldWith();
    state.chats.put(1, { readUntil: 0, helpedFrom: NOW, spokeAt: 0, misses: 0, ...chat });
    return state;
  };

  test("not in a chat that has just begun", () => {
    const state = worldWith();
    expect(chatOf(state, 1)).toEqual({ readUntil: 0, helpedFrom: null, spokeAt: 0, misses: 0 });
    expect(isHelped(state, chatOf(state, 1))).toBe(false);
  });

  test.each<[string, Partial<ChatRecord>, number, boolean]>([
    ["from the moment on at which they come", { helpedFrom: NOW + 10 }, 9, false],
    ["then", { helpedFrom: NOW + 10 }, 10, true],
    ["for half an hour", {}, HALF_HOUR - 1, true],
    ["no longer without a word of the buyer's", {}, HALF_HOUR, false],
    ["for half an hour from the buyer's last word", { spokeAt: NOW + 1000 }, HALF_HOUR + 999, true],
    ["no longer than that", { spokeAt: NOW + 1000 }, HALF_HOUR + 1000, false],
  ])("%s", (_case, chat, passed, expected) => {
    const state = helped(chat);
    state.clock.advance(passed);
    expect(isHelped(state, chatOf(state, 1))).toBe(expected);
  });

  test("after which the rest of the chat stays as it is", () => {
    const state = helped({ readUntil: 7, misses: 2 });
    state.clock.advance(HALF_HOUR);
    expect(chatOf(state, 1)).toEqual({ readUntil: 7, helpedFrom: null, spokeAt: 0, misses: 2 });
  });
});

describe("people are at the desk", () => {
  test.each([
    ["2026-11-21 08:29:59", false, "2026-11-21 08:30:00"],
    ["2026-11-21 08:30:00", true, "2026-11-21 08:30:00"],
    ["2026-11-21 19:59:59", true, "2026-11-21 19:59:59"],
    ["2026-11-21 20:00:00", false, "2026-11-22 08:30:00"],
    ["2026-11-21 23:59:59", false, "2026-11-22 08:30:00"],
    ["2026-11-22 00:00:00", false, "2026-11-22 08:30:00"],
  ])("at %s: %s, and next at the latest at %s", (time, expected, next) => {
    expect(isStaffed(parseDateTime(time))).toBe(expected);
    expect(nextStaffed(parseDateTime(time))).toBe(parseDateTime(next));
  });
});

describe("typing takes", () => {
  test.each([
    ["notice", "您好", 0, 0],
    ["assistant", "您好", 400, 430],
    ["assistant", "很".repeat(500), 400, 2000],
    ["agent", "您好", 1500, 1620],
    ["agent", "很".repeat(500), 1500, 7500],
  ] as const)("the %s its time before and by character, up to a most", (speaker, text, typedAfter, after) =>
    expect(typingTimes(speaker, text, NOW)).toEqual({ typedAt: NOW + typedAfter, at: NOW + after }),
  );
});
