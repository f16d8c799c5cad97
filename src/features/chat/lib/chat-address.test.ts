import { expect, it } from "vitest";
import { chatAddress, chatSandbox } from "./chat-address.ts";

it("hands user name and token over as the query, whatever signs they hold", () => {
  const { pathname, searchParams } = new URL(chatAddress({ username: "a&b=1", token: "t/+ 1" }));
  expect(pathname).toBe("/chat");
  expect([...searchParams]).toEqual([
    ["username", "a&b=1"],
    ["token", "t/+ 1"],
  ]);
});

it("keeps a frame of the shop's own origin from undoing its sandbox", () => {
  expect(chatSandbox("https://chat.example/chat", "https://shop.example")).toContain("allow-same-origin");
  expect(chatSandbox("https://shop.example/chat", "https://shop.example")).not.toContain("allow-same-origin");
});
