/**
 * The extent of walks and randomized tests. A test that imports this module is a walk: `npm test` runs a fixed sample
 * of it, and `npm run test:walks` all of it. A journey with the tag `@walk` runs only in the latter.
 */
export const isFull = process.env.WALKS === "full";

/** Returns the number of cases: `sample` in `npm test`, `full` in `npm run test:walks`. */
export const extent = (sample: number, full: number): number => (isFull ? full : sample);

/** The dozen routes that stand for all: one of each layout, and those that buyers open most. */
const SAMPLE: ReadonlySet<string> = new Set([
  "/",
  "/404",
  "/login",
  "/list",
  "/list/info/7",
  "/cart",
  "/cart/step2",
  "/order",
  "/order/info/1001",
  "/user",
  "/zzfw/kjcg",
  "/help/pay",
]);

/** All routes, or those of the sample. */
export const routesOf = <T extends { readonly path: string }>(all: readonly T[]): readonly T[] =>
  isFull ? all : all.filter(({ path }) => SAMPLE.has(path));

/**
 * The numbers from 1 to `count` in batches, each as its first and last: one test for each shows how far a long walk is.
 */
export const batches = (count: number, size: number): [from: number, to: number][] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => [
    index * size + 1,
    Math.min(count, (index + 1) * size),
  ]);
