import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { FaultKind } from "#generated/control/model/faultKind.ts";
import { HELP } from "#mock/help.ts";
import { testMock } from "../support/mock.ts";
import { runNode } from "../support/program.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const guide = read("docs/mock-server.md");
const mock = testMock();

const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = ""]) =>
    name === language ? [text] : [],
  );
const section = (title: string) => guide.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? "";
/** The code at the beginning of a section's list items, before the colon, and in the first cells of its tables. */
const termsOf = (title: string) =>
  [...section(title).matchAll(/^(?:- (`[^]*?`):\s|\| (`.*?) +\|)/gm)].flatMap(([, item, cell]) =>
    [...(item ?? cell ?? "").matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word),
  );
const examples = blocks("ts").map((text) => {
  const [, path = "", code = ""] = /^\/\/ (\S+)\n(.*)$/s.exec(text) ?? [];
  return { path, code };
});
const flagsOf = (text: string) => [...new Set(text.match(/--[a-z][a-z-]*/g))].toSorted();

it("shows examples exactly as in the tests", () => {
  const shown = examples.filter(({ path }) => path.startsWith("tests/"));
  expect(shown.length).toBeGreaterThan(1);
  const stale = shown.filter(({ path, code }) => !read(path).includes(code));
  expect(stale.map(({ path }) => path)).toEqual([]);
});

it("shows a test of another project, which runs there unchanged", async () => {
  const found = examples.find(({ path }) => path.startsWith("another-project/"));
  if (!found) throw new Error("the guide shows no other project");
  const folder = await mkdtemp(join(tmpdir(), "another-project-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "node_modules"));
  await symlink(ROOT, join(folder, "node_modules", "pharmacy-wholesale"), "dir");
  await writeFile(join(folder, "package.json"), '{"type": "module"}');
  const file = join(folder, basename(found.path));
  await writeFile(file, found.code);
  const env = { MOCK_URL: mock.urls.main };
  const { out } = await runNode(["--test", "--test-reporter=tap", file], { cwd: folder, env });
  expect(out).toMatch(/^# pass 1$/m);
});

/** Splits a command into words, like a shell. */
const wordsOf = (command: string) =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, bare]) => one ?? two ?? bare ?? "");

it("shows curls that the mock accepts", async () => {
  const commands = blocks("sh").flatMap((text) => text.match(/^curl (?:'[^']*'|[^'\n#])*/gm) ?? []);
  expect(commands.length).toBeGreaterThan(5);
  const refused: string[] = [];
  for (const command of commands) {
    const { values, positionals } = parseArgs({
      args: wordsOf(command).slice(1),
      allowPositionals: true,
      options: {
        method: { type: "string", short: "X" },
        header: { type: "string", short: "H", multiple: true },
        data: { type: "string", short: "d" },
      },
    });
    const [address = ""] = positionals;
    const response = await fetch(address.replace(/^localhost:4010/, mock.urls.main), {
      method: values.method ?? "GET",
      headers: (values.header ?? []).map((line) => line.split(": ") as [string, string]),
      ...(values.data === undefined ? {} : { body: values.data }),
    });
    if (!response.ok)
      refused.push(`${command}
${response.status} ${await response.text()}`);
  }
  expect(refused).toEqual([]);
});

it("explains exactly the flags of the mock", () => {
  const explained = flagsOf(termsOf("Command line").join(" "));
  for (const help of Object.values(HELP)) expect(explained).toEqual(flagsOf(help));
});

it("lists the calls of the control API", () => {
  const { paths } = parse(read("mock-server/control-api/openapi.yaml")) as { paths: object };
  const told = new Set(termsOf("Control").map((call) => call.replace(/^[A-Z]+ ?/, "")));
  const missing = Object.keys(paths).filter(
    (path) => !told.has(path.slice(1)) && !path.startsWith("/setup/"),
  );
  // This document, and the setup adapter, are described in the text beside the table.
  expect(missing).toEqual(["/openapi.json"]);
});

it("names existing logins, scenarios and faults", async () => {
  const { control } = await mock.world();
  const personas = new Set((await control.personas()).map(({ username }) => username));
  expect(termsOf("Logins").filter((login) => !personas.has(login))).toEqual([]);
  const scenarios = new Set((await control.scenarios()).scenarios.map(({ name }) => name));
  const used = [...guide.matchAll(/(?:scenario: |"name": |--scenario )"?([a-z][a-z\d-]+)/g)].map(
    ([, name = ""]) => name,
  );
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((name) => !scenarios.has(name))).toEqual([]);
  expect(termsOf("Faults").toSorted()).toEqual(Object.values(FaultKind).toSorted());
});
