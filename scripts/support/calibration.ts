import { median } from "./median.ts";

type Item = { readonly id: number; readonly name: string; readonly price: string; readonly tags: string[] };

const ITEMS = 8000;
/** Enough for the first passes, whose code is not compiled yet, not to count in the median. */
const PASSES = 15;

/**
 * A pass of the loop takes so many ms on the machine that targets were set on (two cores of an AMD EPYC, Node 24), when
 * it is idle.
 */
export const REFERENCE_PASS_MS = 10;

/** The processor's time of this thread, in ms: a clock that stands still while another program has the processor. */
export function processorClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Measures the present speed of this machine: the time of one pass of a fixed piece of work by this clock, in ms, the
 * median of fifteen. For times without a peer in the same run: a slow or busy machine slows both, so a time in passes
 * hardly changes.
 */
export function passMs(clock = (): number => performance.now()): number {
  return median(
    Array.from({ length: PASSES }, () => {
      const begin = clock();
      work();
      return clock() - begin;
    }),
  );
}

/** Does a server's typical work: creates objects, writes and reads JSON, sorts, groups, formats and searches texts. */
function work(): number {
  const items = Array.from({ length: ITEMS }, (_, id): Item => ({
    id,
    name: `goods ${(id * 104_729) % 9973}`,
    price: (id / 7).toFixed(2),
    tags: [`a${id % 13}`, `b${id % 7}`],
  }));
  const groups = new Map<string, Item[]>();
  const read = JSON.parse(JSON.stringify(items)) as Item[];
  for (const item of read.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    for (const tag of item.tags) {
      const group = groups.get(tag) ?? [];
      group.push({ ...item, name: item.name.replaceAll(/\d/g, "#") });
      groups.set(tag, group);
    }
  return [...groups.values()].flat().reduce((sum, { price }) => sum + Number(price), 0);
}
