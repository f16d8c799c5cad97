import { describe, expect, it } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { lastContacts } from "./last-contacts.ts";
import { markLoggedIn } from "./login-marker.ts";

const local = emptyStorage("localStorage");
const session = emptyStorage("sessionStorage");

describe("the contacts of the last buyer on this computer", () => {
  const user = fake("User");
  const contacts = { admin: user.admin, common_config: { hot_line: user.common_config.hot_line } };

  it("are kept without anything else of the buyer, until he logs out", () => {
    expect(lastContacts.read()).toBeUndefined();
    lastContacts.keep(user);
    expect(lastContacts.read()).toEqual(contacts);
    expect([...local.values()].join("")).not.toContain(user.username);
    lastContacts.forget();
    expect(local.size).toBe(0);
  });

  it.each([
    ["null", null],
    ["nothing", {}],
    ["no name", { ...contacts, admin: { ...contacts.admin, name: undefined } }],
    ["no phone", { ...contacts, admin: { ...contacts.admin, phone: 138 } }],
    ["no hotline", { ...contacts, common_config: {} }],
    ["no hint whose manager it is", { ...contacts, admin: { ...contacts.admin, is_default: true } }],
  ])("are unknown where the storage holds %s", (_case, value) => {
    lastContacts.keep(user);
    const [key = ""] = local.keys();
    local.set(key, JSON.stringify(value));
    expect(lastContacts.read()).toBeUndefined();
  });
});

describe("the buyer of a tab", () => {
  it("finds his drafts again after the session ended", () => {
    expect(markLoggedIn("qinghe")).toBe(false);
    session.set("order-draft", "{}");
    expect(markLoggedIn("qinghe")).toBe(false);
    expect(session.has("order-draft")).toBe(true);
  });

  it("does not find those of another", () => {
    markLoggedIn("qinghe");
    session.set("order-draft", "{}");
    expect(markLoggedIn("lanshan")).toBe(true);
    expect(session.has("order-draft")).toBe(false);
    expect(markLoggedIn("lanshan")).toBe(false);
  });

  it("who is the first keeps what he began before logging in", () => {
    session.set("wechat-login-code", '"c7"');
    expect(markLoggedIn("qinghe")).toBe(false);
    expect(session.has("wechat-login-code")).toBe(true);
  });
});
