import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { packConformance } from "#scripts/pack/packages/conformance/pack.ts";
import { testMock } from "../support/mock.ts";

const run = promisify(execFile);
const mock = testMock();

/** What npm run pack -- --check sees on a registry, without one. */
describe("the packed conformance command", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pack-"));
    await packConformance(folder);
    return () => rm(folder, { recursive: true });
  });

  it("judges a backend, as one file in a folder of its own", async () => {
    const alone = await mkdtemp(join(tmpdir(), "alone-"));
    onTestFinished(() => rm(alone, { recursive: true }));
    const file = join(alone, "judge.mjs");
    await run("cp", [join(folder, "conformance.mjs"), file]);
    const flags = ["--base-url", mock.urls.main, "--user", "buyer", "--password", "demo1234"];
    const judged = await run(process.execPath, [
      file,
      ...flags,
      "--operation",
      "listHotGoods",
      "--lang",
      "en",
    ]);
    expect(judged.stdout).toMatch(/implemented and clean 1,.*✓ no violation/s);
  });

  it("speaks of itself by its own name", async () => {
    const { stdout } = await run(process.execPath, [join(folder, "conformance.mjs"), "--help"]);
    expect(stdout).toContain("pharmacy-conformance --base-url");
    expect(stdout).not.toMatch(/npm run|api-spec/);
  });

  it("says what it is made of", async () => {
    const read = (name: string) => readFile(join(folder, name), "utf8");
    const { bundled, contract } = JSON.parse(await read("CONTENTS.json"));
    const licences = await read("THIRD-PARTY-LICENCES.txt");
    expect(contract.sha256).toMatch(/^[\da-f]{64}$/);
    expect(bundled.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["ajv", "fast-check"]),
    );
    for (const { name, version } of bundled) expect(licences).toContain(`${name} ${version} (`);
  });
});
