import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/operations.ts";
import { startMockServer } from "#mock/node/start.ts";
import { openWorld } from "#mock/test-kit/open-world.ts";
import { findK6 } from "#scripts/traffic/load/find-k6.ts";
import { OPERATIONS } from "#scripts/traffic/load/load-plan.ts";
import { startMutatingProxy } from "../mutants/mutating-proxy.ts";
import { planted } from "./planted.ts";
import { runLoad } from "./run-load.ts";

const NOBODY = "http://127.0.0.1:9";
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "load-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const hasK6 = (() => {
  try {
    return findK6() !== "";
  } catch {
    return false;
  }
})();

describe("the command line", () => {
  it.each([
    [[], "--base-url is missing"],
    [["--base-url", "localhost:4010"], "--base-url is missing, or no address"],
    [["--base-url", NOBODY, "--buyers", "0"], "--buyers cannot be 0"],
    [["--base-url", NOBODY, "--minutes", "soon"], "--minutes cannot be soon"],
    [["--base-url", NOBODY, "--p95", "listArticles=3"], "the traffic does not call listArticles"],
    [["--base-url", NOBODY, "--header", "nothing"], '--header is written "name: value"'],
    [["--base-url", NOBODY, "--accounts", "/no/such/file"], "there is no file /no/such/file"],
    [["--base-url", NOBODY, "--user", "buyer"], "no option --user"],
  ])("%j is refused in one line", async (args, problem) => {
    const { code, err, out } = await runLoad(args);
    expect({ code, out, lines: err.split("\n").length }).toEqual({ code: 2, out: "", lines: 1 });
    expect(err).toContain(problem);
  });

  it("says in one line how to get k6 where there is none", async () => {
    const env = { K6: "", PATH: "", GOBIN: "", GOPATH: folder, HOME: folder };
    const { code, err } = await runLoad(["--base-url", NOBODY], env);
    expect({ code, err }).toEqual({
      code: 2,
      err: "✗ k6 is not found; get it by: go install go.k6.io/k6@latest (or name it in the environment variable K6)",
    });
  });

  it("names the line of the accounts that is none, and a server that is not there", async () => {
    const K6 = process.execPath;
    const accounts = join(folder, "accounts.csv");
    await writeFile(accounts, "# staging\nbuyer, demo1234\nmanager\n");
    const wrong = await runLoad(["--base-url", NOBODY, "--accounts", accounts], { K6 });
    expect(wrong).toMatchObject({ code: 2, err: `✗ line 3 of ${accounts} is no username,password` });
    const away = await runLoad(["--base-url", NOBODY], { K6 });
    expect(away.code).toBe(2);
    expect(away.err).toContain(`${NOBODY} cannot be reached`);
  });
});

describe("the generated script", () => {
  it("has what the contract says of each operation, and needs k6 alone", async () => {
    const file = join(folder, "load.js");
    expect(await runLoad(["--write-script", file])).toMatchObject({ code: 0, err: "" });
    const script = await readFile(file, "utf8");
    for (const id of OPERATIONS) expect(script).toContain(operations[id].path);
    const imported = [...script.matchAll(/from "(.*?)"/gu)].map(([, name = ""]) => name);
    expect(imported.every((name) => name === "k6" || name.startsWith("k6/"))).toBe(true);
    expect(imported).toContain("k6/http");
    // Every operation is called, so that no threshold holds for want of calls.
    for (const id of OPERATIONS) expect(script).toMatch(new RegExp(`call(?:Twice)?\\("${id}"`, "u"));
  });

  it("follows another contract, and names what that lacks", async () => {
    const written = await readFile(new URL("../../../generated/openapi.json", import.meta.url), "utf8");
    const other = join(folder, "other.json");
    const file = join(folder, "other.js");
    await writeFile(other, written.replaceAll('"/api/goods/list"', '"/api/products"'));
    expect(await runLoad(["--write-script", file, "--contract", other])).toMatchObject({ code: 0 });
    expect(await readFile(file, "utf8")).toContain("/api/products");
    await writeFile(
      other,
      written
        .replaceAll('"operationId":"payByBalance"', '"operationId":"payByPurse"')
        .replaceAll('"operationId": "payByBalance"', '"operationId": "payByPurse"'),
    );
    const { code, err } = await runLoad(["--write-script", file, "--contract", other]);
    expect({ code, err }).toEqual({
      code: 2,
      err: "✗ the contract has no payByBalance, which the traffic calls",
    });
  });
});

describe.skipIf(!hasK6)("a run of k6", () => {
  const SHORT = ["--minutes", "0.1", "--think-ms", "150", "--p95", "30000"];

  it("finds a race that only load shows, and nothing else", { timeout: 180_000 }, async () => {
    const mock = await startMockServer({ port: 0, quiet: true, scale: 1 / 6 });
    const world = await openWorld(mock.urls, { name: "load" });
    const proxy = await startMutatingProxy(world, planted());
    try {
      const target = ["--base-url", proxy.url, ...SHORT];
      const alone = await runLoad([...target, "--buyers", "1"]);
      expect(alone.out).toContain("✓ a session gets its own buyer's data");
      expect(alone.code).toBe(0);
      const many = await runLoad([...target, "--buyers", "12"]);
      expect(many.out).toContain("✗ a session gets its own buyer's data");
      expect(many.out).toContain("✗ stock is never negative, and falls by what was ordered");
      expect(many.out).toMatch(/✓ a checkout becomes one order.*\n✓ a balance falls/u);
      expect(many.code).toBe(1);
      const header = ["--header", "X-Mock-World: load"];
      const sound = await runLoad(["--base-url", mock.urls.main, ...header, ...SHORT, "--buyers", "12"]);
      expect(sound.out).not.toContain("✗");
      expect(sound.code).toBe(0);
    } finally {
      await proxy.close();
      await mock.close();
    }
  });
});
