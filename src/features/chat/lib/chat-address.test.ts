import { expect, it } from "vitest";
import { settings } from "#src/shared/api/settings.ts";
import { chatAddress, chatSandbox } from "./chat-address.ts";

it("encodes user name and token in the query", () => {
  settings.chat = "https://chat.example";
  const { pathname, searchParams } = new URL(chatAddress({ username: "a&b=1", token: "t/+ 1" }));
  expect(pathname).toBe("/chat");
  expect([...searchParams]).toEqual([
    ["username", "a&b=1"],
    ["token", "t/+ 1"],
  ]);
});

it("withholds same-origin access from a chat on the shop's own origin", () => {
  expect(chatSandbox("https://chat.example/chat", "https://shop.example")).toContain("allow-same-origin");
  expect(chatSandbox("https://shop.example/chat", "https://shop.example")).not.toContain("allow-same-origin");
});
