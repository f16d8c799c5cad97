/** Numbers from 0 to 1; `state` can be saved and restored, to continue the series. */
export type Random = { (): number; state: number };

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  const random: Random = () => {
    random.state = (random.state + 0x6d2b79f5) >>> 0;
    const { state } = random;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  random.state = seed >>> 0;
  return random;
}
