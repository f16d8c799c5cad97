import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Report } from "#scripts/conformance/report.ts";
import { testMock } from "#tests/support/mock.ts";
import { editEach } from "./mutants/twists.ts";
import { conformance } from "./support/command.ts";
import { BUYER_ARGS, spoiltMock } from "./support/spoilt-mock.ts";

/**
 * Sets the title of a terminal, writes to its clipboard, clears it (C0 and C1), turns the text around, fakes a line,
 * and has characters that XML cannot have.
 */
const HOSTILE =
  "\uFFFE\uFFFF\uD83D\u001B]0;owned\u0007\u001B]52;c;cm0=\u0007\u001B[2J\u009B2J\u202Egnp\r\n✓ no violations";
const CONTROLS = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/u;
const FORMS = ["junit", "json", "html", "har"];

const mock = testMock();

it("prints and writes nothing that a terminal acts on, and no password of an address", async () => {
  const folder = await mkdtemp(join(tmpdir(), "conformance-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = await spoiltMock(await mock.world(), {
    listAddresses: editEach((address) => Object.assign(address, { is_default: HOSTILE, [HOSTILE]: 1 })),
    getBalance: {
      before: () => ({ status: 500, headers: { "content-type": "text/plain" }, cookies: [], body: HOSTILE }),
    },
  });
  const base = url.replace("://", "://staging:geheim%20123@");
  const reports = FORMS.flatMap((kind) => ["--report", `${kind}=${join(folder, kind)}`]);
  const args = ["--base-url", base, ...BUYER_ARGS, "--operation", "listAddresses,getBalance,login"];
  const baseline = ["--write-baseline", join(folder, "baseline")];
  const { out, err } = await conformance([...args, ...reports, ...baseline]);
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const),
  );
  expect(files).toHaveLength(FORMS.length + 1);
  const texts = [["out", out] as const, ["err", err] as const, ...files];
  const namesOf = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([name]) => name);
  expect(namesOf(CONTROLS)).toEqual([]);
  expect(namesOf(/geheim|c3RhZ2luZz/)).toEqual([]);
  expect(out).not.toMatch(/^✓ no violations/m);
  // It is told all the same, and JSON has it unchanged.
  expect(out).toContain(String.raw`\u001b]0;owned`);
  const { failures } = JSON.parse(Object.fromEntries(files).json ?? "") as Report;
  expect(failures.map(({ response }) => response?.body).join("\n")).toContain(HOSTILE.toWellFormed());
  expect(failures[0]?.curl).toContain("://***@");

  // A report of such a server can be judged again.
  const judged = ["--judge-har", join(folder, "har"), "--report", `json=${join(folder, "judged")}`];
  await conformance(["--base-url", base, ...judged]);
  const again = JSON.parse(await readFile(join(folder, "judged"), "utf8")) as Report;
  expect(again.failures.length).toBeGreaterThan(0);
});

it("names no password where the server cannot be reached", async () => {
  const { code, err } = await conformance(["--base-url", "http://staging:geheim123@127.0.0.1:1"]);
  expect(code).toBe(2);
  expect(err).toContain("cannot judge http://***@127.0.0.1:1");
  expect(err).not.toContain("geheim");
});
