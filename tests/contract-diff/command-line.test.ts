import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Ended } from "#tests/support/program.ts";
import { at } from "./edit.ts";
import { Project } from "./project.ts";

/** As committed; tests that change it use a copy. */
let original: Project;

beforeAll(() => {
  original = Project.create();
});

afterAll(() => original.delete());

function copy(): Project {
  const project = original.copy();
  onTestFinished(() => project.delete());
  return project;
}

const linesOf = (text: string) => text.trimEnd().split("\n");
const form = "post > requestBody > content > application/x-www-form-urlencoded > schema";

/** The heading above a line; fails if the line is missing or duplicated. */
function headingOf(out: string, line: string): string | undefined {
  const lines = linesOf(out);
  expect(lines.filter((one) => one === `  ${line}`)).toHaveLength(1);
  return lines.slice(0, lines.indexOf(`  ${line}`)).findLast((one) => /^\w+$/.test(one));
}

describe("contract:diff refuses, in a line", () => {
  it.each([
    [
      "a security scheme that is not defined",
      { "post > security": [{ seal: [] }] },
      "contract:diff: POST /api/user/login of the working tree needs the security scheme seal, which is not defined",
    ],
  ])("%s", async (_, edits, line) => {
    const project = copy();
    project.edit("paths/user/user_login.yaml", edits);
    expect(await project.diff("contract")).toMatchObject({ code: 2, out: "", err: line });
  });

  it("two paths of one shape", async () => {
    const project = copy();
    const other = { $ref: "./paths/order/order_{id}.yaml" };
    project.edit("openapi.yaml", { "paths > /api/order/{no}": other });
    const { code, err } = await project.diff("contract");
    expect({ code, err }).toEqual({
      code: 2,
      err: "contract:diff: /api/order/{id} and /api/order/{no} of the working tree are the same address (GET)",
    });
  });
});

describe("contract:diff reports", () => {
  it("that nothing has changed", async () => {
    const { code, out, err } = await original.diff("contract");
    expect({ code, out, err }).toEqual({
      code: 0,
      out: "No changes: the contract is what it was at contract.",
      err: "",
    });
  });

  it("names of the contract as nothing that a terminal acts on", async () => {
    const project = copy();
    project.edit("components/schemas/cart/AddToCartItem.yaml", {
      "properties > \u001B[2J\u009B31m\u202E": { type: "string" },
    });
    const { out } = await project.diff("contract");
    expect(out).toContain(String.raw`\u001b[2J\u009b31m\u202e`);
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it("breaking, compatible and documentation changes, exits 1 and leaves the working tree unchanged", async () => {
    const project = copy();
    project.edit("components/schemas/cart/AddToCartItem.yaml", {
      "required > 8": "seal",
      "properties > seal": { type: "string" },
    });
    project.edit("paths/activity/activity_tap.yaml", {
      [`${form} > properties > activity_id > maximum`]: 50,
    });
    project.edit("paths/user/user_login.yaml", { "post > responses > 200 > headers": undefined });
    project.edit("paths/goods/goods_hot.yaml", { "get > operationId": "listPopularGoods" });
    project.edit("paths/cart/cart_copy.yaml", {
      servers: [{ url: "http://localhost:4010", "x-host": "activity" }],
    });
    project.edit("paths/cart/cart_total.yaml", { "get > summary": "数量", "get > security > 0": {} });
    project.edit("openapi.yaml", { "paths > /api/cart/next_hint": undefined });
    const edited = project.status();
    expect(edited).toHaveLength(7);

    const { code, out } = await project.diff("contract");
    const printed = Object.entries({
      "POST /api/cart/next_hint (hideCartHint): was removed — breaks clients": "Breaking",
      "POST /api/cart (addCartLines): body field params[].seal was added and is required — breaks clients":
        "Breaking",
      "POST /api/activity/tap (tapActivity): body field activity_id maximum is now 50 instead of 2147483647 (narrower) — breaks clients":
        "Breaking",
      "POST /api/user/login (login): response 200 header Set-Cookie was removed — breaks clients": "Breaking",
      "GET /api/goods/hot (listPopularGoods): operationId is now listPopularGoods instead of listHotGoods (in generated code) — breaks clients":
        "Breaking",
      "POST /api/cart/copy (copyCart): host is now activity instead of main — breaks clients and servers":
        "Breaking",
      "GET /api/cart/total (getCartTotal): now also accepts visitors": "Compatible",
      "GET /api/cart/total (getCartTotal): summary changed": "Documentation",
    });
    expect(printed.map(([line]) => [line, headingOf(out, line)])).toEqual(printed);
    expect(linesOf(out).at(-1)).toBe(
      "6 breaking, 1 compatible, 1 documentation: the next release is a major one",
    );
    expect(code).toBe(1);
    expect(project.status()).toEqual(edited);
  });

  it("a change in a shared schema once, with everything that uses it", async () => {
    const project = copy();
    project.edit("components/schemas/common/DateOnly.yaml", { maxLength: 5 });
    // Recursive: a menu item contains menu items.
    project.edit("components/schemas/home/MenuItem.yaml", {
      "properties > logo1": undefined,
      "required > 3": undefined,
    });
    const { code, out } = await project.diff("contract");
    const changes = linesOf(out).filter((line) => line.startsWith("  "));
    expect(changes).toHaveLength(2);
    const [date = "", menu] = changes.toSorted((a, b) => b.length - a.length);
    const [, operations, requests, responses] =
      /schema DateOnly \((\d+) operations: (\d+) in requests, (\d+) in responses\): maxLength is now 5 .*— in requests: breaks clients; in responses: breaks servers$/
        .exec(date)
        ?.map(Number) ?? [];
    expect(responses).toBeGreaterThan(10);
    expect(requests).toBeGreaterThan(0);
    expect(operations).toBeGreaterThan(responses ?? 0);
    expect(menu).toMatch(
      /^ {2}schema MenuItem \(\d+ operations?, in responses\): field logo1 was removed — breaks clients$/,
    );
    expect(code).toBe(1);
  });

  it("documentation changes only, also as JSON, and exits 0", async () => {
    const project = copy();
    project.edit("components/schemas/common/Money.yaml", { title: "钱", description: "In 元." });
    const { code, out } = await project.diff("contract", "--json");
    const report = JSON.parse(out) as object;
    expect(report).toMatchObject({
      ref: "contract",
      breaking: 0,
      compatible: 0,
      documentation: 1,
      release: "patch",
    });
    expect(at(report, "changes > 0")).toMatchObject({
      severity: "documentation",
      kind: "wording-changed",
      breaks: [],
      component: "schema Money",
      says: "title and description changed",
    });
    expect(at(report, "changes > 0 > responses")).toContain("GET /api/cart/list (listCartLines)");
    expect(code).toBe(0);
  });
});

describe("contract:diff rejects in one line, and exits 2:", () => {
  /** The error line without the name of the command. */
  function refused({ code, out, err }: Ended): string {
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(/^contract:diff: /);
    return err.slice("contract:diff: ".length).trimEnd();
  }

  it.each([
    [[], "name the git ref to compare with. Usage: npm run contract:diff -- <git ref> [--json]"],
    [["contract", "main"], "one git ref is enough, not also main."],
    [["contract", "--josn"], "Unknown option '--josn'."],
    [["no-such-branch"], "git knows no commit no-such-branch: give a branch, a tag or a commit"],
    [["--", "--help"], "git knows no commit --help"],
    [["empty"], "there was no contract at empty: it has no api-spec/openapi.yaml"],
    [["broken"], "the contract at broken does not bundle: Failed to parse"],
  ])("%j", async (args, message) => {
    expect(refused(await original.diff(...args))).toContain(message);
  });

  it("a working tree whose contract does not bundle, naming the file", async () => {
    const project = copy();
    project.remove("api-spec/components/schemas/common/Money.yaml");
    expect(refused(await project.diff("contract"))).toMatch(
      /^the contract of the working tree does not bundle: api-spec\/components\/\S+\.yaml:\d+:\d+ .*Can't resolve \$ref: .*'api-spec\/components\/schemas\/common\/Money\.yaml'$/,
    );
  });

  it("a contract without paths", async () => {
    const project = copy();
    project.edit("openapi.yaml", { paths: 3 });
    expect(refused(await project.diff("contract"))).toBe(
      "api-spec/openapi.yaml of the working tree is no OpenAPI contract: it has no paths",
    );
  });

  it("a folder without git, and one without a contract", async () => {
    const project = copy();
    project.remove(".git");
    expect(refused(await project.diff("contract"))).toMatch(/ is no git repository, or git is missing$/);
    project.remove("api-spec");
    expect(refused(await project.diff("contract"))).toMatch(
      /^there is no api-spec\/openapi.yaml in \S+: run this from the project's root$/,
    );
  });
});

it("prints help", async () => {
  const { code, out } = await original.diff("--help");
  expect(code).toBe(0);
  expect(out).toContain("npm run contract:diff -- <git ref>");
});
