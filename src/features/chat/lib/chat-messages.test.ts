import { describe, expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { readChatMessage } from "./chat-messages.ts";
import { isSubject, savedSubject, saveSubject } from "./chat-subject.ts";

emptyStorage("sessionStorage");

describe("a window message of the chat", () => {
  it.each([
    [{ chat: "ready" }, { kind: "ready" }],
    [
      { chat: "unread", count: 3 },
      { kind: "unread", count: 3 },
    ],
    [
      { chat: "unread", count: 0 },
      { kind: "unread", count: 0 },
    ],
    [
      { chat: "open", subject: { kind: "order", id: 9006 } },
      { kind: "open", subject: { kind: "order", id: 9006 } },
    ],
  ])("%j is understood", (data, message) => {
    expect(readChatMessage(data)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ["ready"],
    [{}],
    [{ chat: "unread" }],
    [{ chat: "unread", count: -1 }],
    [{ chat: "unread", count: 1.5 }],
    [{ chat: "unread", count: "3" }],
    [{ chat: "close", subject: { kind: "order", id: 9006 } }],
    [{ count: 3 }],
    [{ chat: "open" }],
    [{ chat: "open", subject: { kind: "user", id: 1 } }],
    [{ chat: "open", subject: { kind: "goods", id: 0 } }],
  ])("%j is ignored", (data) => {
    expect(readChatMessage(data)).toBeUndefined();
  });
});

it("keeps what the buyer looked at last", () => {
  expect(savedSubject()).toBeUndefined();
  saveSubject({ kind: "order", id: 9006 });
  expect(savedSubject()).toEqual({ kind: "order", id: 9006 });
});

it.each(["order", undefined, 7])("%j is no subject", (value) => {
  expect(isSubject(value)).toBe(false);
});
