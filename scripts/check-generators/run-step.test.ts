import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RunResult } from "../support/run-command.ts";
import { showWhile } from "./run-step.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Begins a run on a terminal or on a log, and hands out how to end it, and the texts that it has written so far. */
function begin(isTTY: boolean) {
  const written: string[] = [];
  const { promise, resolve } = Promise.withResolvers<RunResult>();
  const shown = showWhile("java: compiled", () => promise, {
    isTTY,
    columns: 80,
    write: (text: string | Uint8Array) => written.push(String(text)) > 0,
  });
  const end = async (result: Pick<RunResult, "ok" | "ms">) => {
    resolve({ ...result, output: "" });
    await shown;
  };
  return { written, end };
}

describe("a step on a terminal", () => {
  it("shows its elapsed time in one line, which goes when it ends", async () => {
    const { written, end } = begin(true);
    vi.advanceTimersByTime(2000);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(4000);
    expect(written).toEqual(["\r\u001B[K… 3 s · java: compiled", "\r\u001B[K… 6 s · java: compiled"]);
    await end({ ok: true, ms: 6100 });
    expect(written.slice(2)).toEqual(["\r\u001B[K", "✓ java: compiled (6.1 s)\n"]);
    vi.advanceTimersByTime(60_000);
    expect(written).toHaveLength(4);
  });
});

describe("a step in a log", () => {
  it("has a line when it begins and one when it ends, however long it takes", async () => {
    const { written, end } = begin(false);
    expect(written).toEqual(["… java: compiled\n"]);
    vi.advanceTimersByTime(60_000);
    await end({ ok: false, ms: 60_000 });
    expect(written).toEqual(["… java: compiled\n", "✗ java: compiled (60.0 s)\n"]);
  });
});
