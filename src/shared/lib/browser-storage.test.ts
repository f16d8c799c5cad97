import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localStore, sessionStore } from "./browser-storage.ts";

const parseCount = (value: unknown) => (typeof value === "number" ? value : undefined);
const names = ["localStorage", "sessionStorage"] as const;
const stores = { localStorage: localStore, sessionStorage: sessionStore };

/** Puts something in the place of a storage, which may throw when it is only named. */
function replace(name: (typeof names)[number], get: () => unknown): void {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

afterEach(() => vi.unstubAllGlobals());

describe.each(names)("%s", (name) => {
  const store = stores[name];
  let stored: Record<string, string>;

  beforeEach(() => {
    stored = {};
    const methods = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => void (stored[key] = text),
      removeItem: (key: string) => void delete stored[key],
      clear: () => void (stored = {}),
    };
    // As in a browser, the keys of the object are those that are stored.
    replace(name, () => Object.assign(Object.create(methods) as object, stored));
  });

  it("returns what was stored, as JSON or as it is, until it is removed", () => {
    store.write("count", 3);
    store.writeText("name", "buyer");
    expect(stored).toEqual({ count: "3", name: "buyer" });
    expect(store.read("count", parseCount)).toBe(3);
    expect(store.readText("name")).toBe("buyer");
    expect(store.keys()).toEqual(["count", "name"]);
    store.write("count", undefined);
    store.remove("name");
    expect(stored).toEqual({});
    expect(store.read("count", parseCount)).toBeUndefined();
    expect(store.readText("name")).toBeUndefined();
  });

  it("clears everything", () => {
    store.write("count", 3);
    store.clear();
    expect(store.keys()).toEqual([]);
  });

  it.each([
    ["cut short", "{"],
    ["of another type", '"3"'],
    ["null", "null"],
  ])("ignores a value that is %s", (_what, text) => {
    stored["count"] = text;
    expect(store.read("count", parseCount)).toBeUndefined();
  });

  it("ignores a value that its parse function throws at", () => {
    store.write("count", 3);
    const parse = (): number => {
      throw new Error("unknown format");
    };
    expect(store.read("count", parse)).toBeUndefined();
  });

  it("keeps what it has when the storage is full", () => {
    store.write("count", 3);
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    replace(name, () => ({ getItem: (key: string) => stored[key] ?? null, setItem: full }));
    store.write("count", 4);
    store.writeText("count", "4");
    expect(store.read("count", parseCount)).toBe(3);
  });

  it("is empty where naming the storage throws, and takes every call", () => {
    replace(name, () => {
      throw new DOMException("The document is sandboxed", "SecurityError");
    });
    store.write("count", 3);
    store.writeText("name", "buyer");
    store.remove("name");
    store.clear();
    expect(store.read("count", parseCount)).toBeUndefined();
    expect(store.readText("name")).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });
});
