import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { formDraft } from "./form-draft.ts";

const EMPTY = { phone: "", agree: false };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("stores only the fields of its pattern, until it is cleared", () => {
  const draft = formDraft("account", EMPTY);
  const typed = { phone: "131", agree: true, password: "secret" };
  draft.keep(typed);
  expect(sessionStorage.getItem("account")).not.toContain("secret");
  expect(draft.read()).toEqual({ phone: "131", agree: true });
  draft.forget();
  expect(draft.read()).toBeUndefined();
});

it("ignores drafts with other types or that are invalid", () => {
  sessionStorage.setItem("account", '{"phone":131,"agree":true}');
  expect(formDraft("account", EMPTY).read()).toBeUndefined();
  sessionStorage.setItem("account", '{"phone":"131","agree":true}');
  expect(formDraft("account", EMPTY).read()).toEqual({ phone: "131", agree: true });
  expect(formDraft("account", EMPTY, ({ phone }) => phone === "").read()).toBeUndefined();
});
