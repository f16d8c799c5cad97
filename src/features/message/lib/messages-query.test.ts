import { expect, it } from "vitest";
import { withQuery } from "#src/shared/paths.ts";
import { messagesQuery } from "./messages-query.ts";

const view = (query: string) => messagesQuery.read(new URLSearchParams(query));
const messageQuery = (...change: Parameters<typeof messagesQuery.change>) =>
  withQuery("", messagesQuery.change(...change));

it("ignores invalid values", () => {
  expect(view("type=2&unread=1&page=3&id=8")).toEqual({ type: 2, unread: 1, page: 3, id: 8 });
  expect(view("type=9&unread=yes&page=0&id=-1")).toEqual({});
});

it("returns to page 1 with another filter, and to the same page from a message", () => {
  const third = view("type=2&page=3&id=8");
  expect(messageQuery(third, { type: 4 })).toBe("?type=4");
  expect(messageQuery(third, { id: undefined })).toBe("?type=2&page=3");
  expect(messageQuery(third, { id: 9 })).toBe("?type=2&page=3&id=9");
  expect(messageQuery(third, { type: undefined })).toBe("");
  expect(messageQuery(third, { page: 4 })).toBe("?type=2&page=4");
  expect(messageQuery(third, { unread: 1 })).toBe("?type=2&unread=1");
});
