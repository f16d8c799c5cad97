import { expect, it } from "vitest";
import { heldLines } from "./watch.ts";

const held = (what: string, ms: number, passMs: number) => ({ what, status: 200, ms, passes: ms / passMs });

it("what holds the event loop is judged by how fast the machine is", () => {
  const { summary, failures } = heldLines([held("slow code", 60, 10), held("a slow machine", 100, 20)]);
  expect(summary).toContain("held at most 60 ms (6.0 passes of calibration) by slow code");
  expect(failures).toEqual([
    "held 60 ms (6.0 passes of calibration) by slow code (200); 5 passes are allowed",
  ]);
});
