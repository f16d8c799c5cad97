import type { WorldState } from "#mock/domain/world-state.ts";

/** Without lookalikes: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = "34679ACDEFGHJKMNPQRTUVWXY";

const lettersOf = (bytes: Buffer, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

/** Bytes derived from the world's secret, the purpose and the number of draws before. */
const drawBytes = ({ secret, next }: WorldState, purpose: string): Buffer =>
  secret.digest(`${purpose}:${next(`draw:${purpose}`, 1)}`);

/** Six digits. */
export const drawDigits = (state: WorldState, purpose: string): string =>
  String(drawBytes(state, purpose).readUInt32BE() % 1_000_000).padStart(6, "0");

/** Capital letters and digits without lookalikes. */
export const drawLetters = (state: WorldState, purpose: string, length: number): string =>
  lettersOf(drawBytes(state, purpose), length);

/** An unguessable id: 32 hexadecimal digits. */
export const drawId = (state: WorldState, purpose: string): string =>
  drawBytes(state, purpose).toString("hex", 0, 16);
