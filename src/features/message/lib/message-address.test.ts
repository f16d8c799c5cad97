import { expect, it } from "vitest";
import { messageQuery, readMessageView } from "./message-address.ts";

const view = (query: string) => readMessageView(new URLSearchParams(query));

it("ignores invalid values", () => {
  expect(view("type=2&unread=1&page=3&id=8")).toEqual({ type: 2, isUnreadOnly: true, page: 3, id: 8 });
  expect(view("type=9&unread=yes&page=0&id=-1")).toEqual({
    type: undefined,
    isUnreadOnly: false,
    page: 1,
    id: undefined,
  });
});

it("returns to page 1 with another filter, and to the same page from a message", () => {
  const third = view("type=2&page=3&id=8");
  expect(messageQuery(third, { type: 4 })).toBe("?type=4");
  expect(messageQuery(third, { id: undefined })).toBe("?type=2&page=3");
  expect(messageQuery(third, { id: 9 })).toBe("?type=2&page=3&id=9");
  expect(messageQuery(third, { type: undefined })).toBe("");
  expect(messageQuery(third, { page: 4 })).toBe("?type=2&page=4");
  expect(messageQuery(third, { isUnreadOnly: true })).toBe("?type=2&unread=1");
});
