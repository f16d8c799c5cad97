import { areaOf } from "./areas.ts";
import { type ImportGraph, findDependents } from "./import-graph.ts";
import { JOURNEYS_BY_AREA, SMOKE } from "./journeys-by-area.ts";

/** This many journey files take about a minute. */
const MOST = 4;

const nameOf = (file: string) => /^tests\/journeys\/([^/]+)\.spec\.ts$/.exec(file)?.[1];
const concernsPages = (file: string) =>
  /^(?:(?:src|mock-server|generated|api-spec)\/|index\.html$)/.test(file) &&
  !/\.test\.tsx?$|\.md$/.test(file);

/** The first journey of every area, then the second ones, and so on. */
function ofAreas(areas: readonly string[]): string[] {
  const lists = areas.map((area) => JOURNEYS_BY_AREA[area] ?? []);
  return [0, 1].flatMap((rank) => lists.flatMap((list) => list.slice(rank, rank + 1)));
}

/**
 * The journeys, by name, affected by a change: changed journeys first, then those of the changed areas, then the smoke
 * journeys for code that serves all areas. `left` lists those that do not fit into the time.
 */
export function pickJourneys(
  graph: ImportGraph,
  changed: readonly string[],
): { names: string[]; left: string[] } {
  const tests = changed.filter((file) => file.startsWith("tests/journeys/"));
  const changedJourneys = [...findDependents(graph, tests)].flatMap((file) => nameOf(file) ?? []);
  const pages = changed.filter(concernsPages);
  const areas = new Set(pages.flatMap((file) => areaOf(file) ?? []));
  const isShared = pages.some((file) => JOURNEYS_BY_AREA[areaOf(file) ?? ""] === undefined);
  const picked = [...new Set([...changedJourneys, ...ofAreas([...areas]), ...(isShared ? SMOKE : [])])];
  const known = picked.filter((name) => graph.texts.has(`tests/journeys/${name}.spec.ts`));
  return { names: known.slice(0, MOST), left: known.slice(MOST) };
}
