import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { packConformance } from "#scripts/pack/packages/conformance/pack.ts";
import { testMock } from "../support/mock.ts";
import { runNode } from "../support/program.ts";

const mock = testMock();

/** Covers npm run pack -- --check without a registry. */
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
    await copyFile(join(folder, "conformance.mjs"), file);
    const flags = ["--base-url", mock.urls.main, "--user", "buyer", "--password", "demo1234"];
    const { out } = await runNode([file, ...flags, "--operation", "listHotGoods", "--lang", "en"]);
    expect(out).toMatch(/implemented and clean 1,.*✓ no violation/s);
  });

  it("speaks of itself by its own name", async () => {
    const { out } = await runNode([join(folder, "conformance.mjs"), "--help"]);
    expect(out).toContain("pharmacy-conformance --base-url");
    expect(out).not.toMatch(/npm run|api-spec/);
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
