/** The table of docs/comparison.md, and the command that fills it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { peers } from "#scripts/check-peers/peers/index.ts";
import { rows } from "#scripts/check-peers/rows.ts";
import { rowNames, writeTable } from "#scripts/check-peers/table.ts";
import { ROOT } from "#scripts/support/run-command.ts";
import { runNode } from "#tests/support/program.ts";

const DOCUMENT = readFileSync(join(ROOT, "docs/comparison.md"), "utf8");

it("has a row for each probe, and none without", () => {
  expect(rowNames(DOCUMENT)).toEqual(rows.map(({ name }) => name));
});

it("has probes for every way of a peer", () => {
  const known = new Set(rows.map(({ id }) => id));
  const ways = peers.flatMap(({ ways: told, byHand }) => [...Object.keys(told), ...Object.keys(byHand)]);
  expect(ways.filter((id) => !known.has(id))).toEqual([]);
});

it("is replaced as a whole", () => {
  const columns = [{ name: "One", version: "1", cells: ["✓"] }];
  const written = writeTable(DOCUMENT, [{ name: "A row" }], columns, new Date("2026-11-29T00:00:00Z"));
  expect(rowNames(written)).toEqual(["A row"]);
  expect(written).toContain("Run on 2026-11-29: One 1.");
  expect(written.split("\n## ")[0]?.startsWith("# Beside other mock servers")).toBe(true);
});

it.each([
  [["nobody"], 'there is no peer "nobody", only this mock, prism, msw'],
  [["--row", "nothing"], 'there is no row "nothing", only contract, query'],
  [["msw", "--write"], "--write takes the whole table"],
])("npm run check -- peers %s is refused", async (args, message) => {
  const { code, err } = await runNode(["scripts/check.ts", "peers", ...args]);
  expect(code).toBe(1);
  expect(err).toContain(message);
});
