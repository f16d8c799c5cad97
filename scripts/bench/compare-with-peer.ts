import { median } from "../support/median.ts";
import type { Figure } from "./print-table.ts";

/** A peer's name and its times in ms, measured in turns with what it is compared with. */
type Peer = readonly [name: string, times: readonly number[]];

/**
 * A time in ms (the median of these), that of a peer, and how many times as long the first is. Only that is judged, by
 * `target`: a slow or busy machine slows both.
 */
export function compareWithPeer(
  name: string,
  times: readonly number[],
  [peer, ofPeer]: Peer,
  target: number,
  { note, take = median }: { note?: string; take?: (times: readonly number[]) => number } = {},
): Figure[] {
  const [value, other] = [take(times), take(ofPeer)];
  return [
    { name, value, unit: "ms", ...(note !== undefined && { note }) },
    { name: `  in ${peer}`, value: other, unit: "ms" },
    { name: `  beside ${peer}`, value: value / other, unit: "×", target },
  ];
}
