import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ImportGraph, readImportGraph } from "./import-graph.ts";
import { ACROSS_AREAS, JOURNEYS_BY_AREA, SMOKE } from "./journeys-by-area.ts";
import { pickJourneys } from "./pick-journeys.ts";
import { OF_WHOLE_CONTRACT, pickTests } from "./pick-tests.ts";

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

describe("the tests that a change needs", () => {
  const graph = readImportGraph();

  it("has journeys for every area, and an area for every journey", () => {
    const areas = ["src/entities", "src/features", "src/routes", "mock-server/domain"].flatMap(folders);
    expect(areas.filter((area) => area !== "common" && JOURNEYS_BY_AREA[area] === undefined)).toEqual([]);
    const named = new Set([...Object.values(JOURNEYS_BY_AREA).flat(), ...SMOKE, ...ACROSS_AREAS]);
    const there = readdirSync("tests/journeys").flatMap((name) => /^(.*)\.spec\.ts$/.exec(name)?.[1] ?? []);
    expect([...named].toSorted()).toEqual(there.toSorted());
    expect(OF_WHOLE_CONTRACT.filter((file) => !graph.texts.has(file))).toEqual([]);
  });

  it("includes tests of the changed module and the journeys of its area", () => {
    const module = [...graph.texts.keys()].find(
      (file) => file.startsWith("src/features/cart/") && graph.texts.has(file.replace(".ts", ".test.ts")),
    )!;
    const { files } = pickTests(graph, [module]);
    expect(files).toContain(module.replace(".ts", ".test.ts"));
    expect(files).not.toContain("tests/contract/cart.test.ts");
    expect(pickJourneys(graph, [module])).toEqual({ names: ["cart", "purchase"], left: [] });
  });

  it("includes tests that call a changed tag's operations over HTTP", () => {
    const { files } = pickTests(graph, ["mock-server/domain/quality/handlers.ts"]);
    expect(files).toContain("tests/contract/quality.test.ts");
    expect(files).not.toContain("tests/contract/wechat.test.ts");
  });

  it("includes every test with a mock for the server itself, except those of the command", () => {
    const { files, left } = pickTests(graph, ["mock-server/server/app.ts"]);
    expect(files).toContain("tests/contract/wechat.test.ts");
    expect(left).toContain("tests/conformance/mutants.test.ts");
  });

  it("includes the contract-wide tests and those of the tag for a schema", () => {
    const { files } = pickTests(graph, ["api-spec/components/schemas/quality/QualityReport.yaml"]);
    expect(files).toEqual(expect.arrayContaining([...OF_WHOLE_CONTRACT, "tests/contract/quality.test.ts"]));
  });

  it("includes the tests that read a page of the guide", () => {
    expect(pickTests(graph, ["docs/mock-server.md"]).files).toContain("tests/contract/mock-guide.test.ts");
    expect(pickJourneys(graph, ["docs/mock-server.md"]).names).toEqual([]);
  });

  it("includes the journeys across the shop for the document that every page starts from", () => {
    expect(pickJourneys(graph, ["index.html"]).names).toEqual(SMOKE);
  });

  it("lists what does not fit into the time", () => {
    const few: ImportGraph = { texts: graph.texts, importers: new Map() };
    const { names, left } = pickJourneys(
      few,
      ["cart", "order", "zone"].map((area) => `src/features/${area}/a.ts`),
    );
    expect(names).toEqual(["cart", "orders", "zones-a", "purchase"]);
    expect(left).toEqual(["checkout", "zones-b"]);
  });
});
