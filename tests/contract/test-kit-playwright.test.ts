import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { testMock } from "../support/mock.ts";
import { runNode } from "../support/program.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const mock = testMock();

type Suite = { specs: { title: string; tests: { results: Result[] }[] }[]; suites?: Suite[] };
type Result = { status: string; errors: { message: string }[]; attachments: { name: string }[] };

/** Five tests without a browser, for the kit's checks of their worlds' traffic. */
const SPEC = `
import { expect, test as base } from "@playwright/test";
import { mockFixtures } from "#mock/test-kit/playwright.ts";
const test = base.extend(mockFixtures);
const ask = (mock, query) =>
  fetch(mock.url + "/api/goods/list" + query, { headers: { "x-mock-world": mock.world } });
test("fails", async ({ mock }) => { await ask(mock, ""); expect(1).toBe(2); });
test("is lenient", async ({ mock }) => { await ask(mock, "?nonsense=1"); });
test.describe(() => {
  test.use({ failOnViolations: true });
  test("is strict", async ({ mock }) => { await ask(mock, "?nonsense=1"); });
  test("is strict in the first of its worlds", async ({ mock, openedWorlds }) => {
    await ask(mock, "?nonsense=1");
    await ask(await openedWorlds.open({}), "?page=2");
  });
  test("is right", async ({ mock }) => { await ask(mock, "?page=2"); });
});
`;

it("checks the traffic of Playwright tests, keeps evidence of failures and drops the worlds", async () => {
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(ROOT, ".cache/test-kit-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "kit.spec.ts"), SPEC);
  await writeFile(
    join(folder, "playwright.config.ts"),
    'export default { workers: 1, reporter: "json", outputDir: "out" };',
  );
  // Three of the five fail, and so does the command.
  const { out } = await runNode(
    [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "--config", folder],
    { env: { MOCK_URL: mock.urls.main } },
  );

  const { suites } = JSON.parse(out) as { suites: Suite[] };
  const specs = suites.flatMap((suite) => [suite, ...(suite.suites ?? [])]).flatMap((suite) => suite.specs);
  const results = new Map(specs.map(({ title, tests }) => [title, tests[0]?.results[0]]));
  const evidence = ["mock-outbox.json", "mock-requests.har", "mock-violations.txt", "mock-world.json"];
  const attached = (title: string) => {
    const names = results.get(title)?.attachments.map(({ name }) => name) ?? [];
    return names.filter((name) => name.startsWith("mock-")).toSorted();
  };

  expect([...results].map(([title, result]) => `${title}: ${result?.status}`).toSorted()).toEqual([
    "fails: failed",
    "is lenient: passed",
    "is right: passed",
    "is strict in the first of its worlds: failed",
    "is strict: failed",
  ]);
  expect(results.get("is strict")?.errors[0]?.message).toMatch(/broke the contract[^]*nonsense/);
  expect([attached("fails"), attached("is strict"), attached("is right")]).toEqual([evidence, evidence, []]);
  const { control } = await mock.world("onlooker");
  expect((await control.worlds()).filter(({ name }) => name.startsWith("kit.spec"))).toEqual([]);
});
