import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { loadContract } from "#scripts/api-client/contract/load-contract.ts";
import { COMPARISONS } from "#scripts/conformance/comparisons/index.ts";
import { arrangedFlows } from "#scripts/conformance/flows/arranged/flows.ts";
import { favorites } from "#scripts/conformance/flows/favorites.ts";
import { flowsOf } from "#scripts/conformance/flows/flows.ts";
import { session } from "#scripts/conformance/flows/session.ts";
import { LAWS } from "#scripts/conformance/laws/judge.ts";
import { RULES } from "#scripts/conformance/rules/rules.ts";
import { readSentences } from "#scripts/conformance/sentences/read-sentences.ts";
import verdicts from "#scripts/conformance/sentences/verdicts.json" with { type: "json" };
import { VERDICT_KINDS, VERDICTS } from "#scripts/conformance/sentences/verdicts.ts";
import { testMock } from "#tests/support/mock.ts";
import { editData, inVain, type Page } from "./mutants/twists.ts";
import type { Plant } from "./mutants/wire.ts";
import { conformance } from "./support/command.ts";
import { judge, spoiltMock } from "./support/spoilt-mock.ts";

const texts = readSentences(readDocument()).map(({ text }) => text);

/** Past the end of a list, its last page comes again. */
function lastPageForever() {
  let last: Page["list"] = [];
  return editData<Page>((page) => {
    if (page.list.length > 0) last = page.list;
    else page.list = last;
  });
}

describe("the sentences of the contract", () => {
  it("have a verdict in scripts/conformance/sentences/verdicts.json", () => {
    expect(texts.filter((text) => !VERDICTS.has(text))).toEqual([]);
  });

  it("are those that have a verdict, so that none outlives its sentence", () => {
    const known = new Set(texts);
    expect([...VERDICTS.keys()].filter((text) => !known.has(text))).toEqual([]);
  });

  it("have one verdict each", () => {
    const listed = Object.values(verdicts).flatMap((group) => Object.values<string | string[]>(group).flat());
    const own = new Set([...LAWS, ...COMPARISONS].map(({ sentence }) => sentence));
    expect(listed.length + own.size).toBe(VERDICTS.size);
  });

  it("are judged by laws that there are", () => {
    const flows = [...COMPARISONS, ...flowsOf(loadContract()), ...arrangedFlows, session].map(
      ({ id }) => `flow ${id}`,
    );
    const laws = new Set<string>([...Object.keys(RULES), ...flows]);
    const named = [...VERDICTS.values()].filter(({ kind }) => kind === "judged").map(({ by }) => by);
    expect(named.filter((law) => !laws.has(law))).toEqual([]);
  });

  it("are as many of each kind as the guide says", async () => {
    const guide = await readFile("docs/conformance.md", "utf8");
    const stated = VERDICT_KINDS.map((kind) =>
      Number(new RegExp(`^\\| \`${kind}\` +\\| (\\d+) `, "m").exec(guide)?.[1]),
    );
    const counted = VERDICT_KINDS.map(
      (kind) => [...VERDICTS.values()].filter((each) => each.kind === kind).length,
    );
    expect(stated).toEqual(counted);
    const [judged = 0, unseen = 0, open = 0] = counted;
    expect(guide).toContain(
      `So ${Math.floor((100 * judged) / (judged + unseen + open))} % of the sentences that bind`,
    );
  });

  it("are counted by tag and listed by operation, without a server", async () => {
    const { code, out } = await conformance(["--sentences", "--operation", "listMessages"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^message +\d+ +\d+ +\d+ +\d+ +\d+ %$/m);
    expect(out).toContain("judged (paging): From 1; past the end the list is empty.");
  });

  const mock = testMock();

  it("are cited by the failures that violate them, in a probe and in a flow", async () => {
    const cited = async (plant: Plant, operations: readonly string[]) => {
      const url = await spoiltMock(await mock.world(), plant);
      const { failures } = await judge(url, { operations, allowWrites: true });
      return failures.flatMap(({ sentences }) => sentences);
    };
    expect(await cited({ listNews: lastPageForever() }, ["listNews"])).toContain(
      "From 1; past the end the list is empty.",
    );
    expect(await cited({ addFavorites: inVain }, favorites.operations)).toContain("Stars goods.");
  });
});
