import { createHash } from "node:crypto";

/** A seed of its own for each operation, so that leaving one out changes nothing for the others. */
export const seedOf = (seed: number, name: string): number =>
  createHash("sha256").update(`${seed} ${name}`).digest().readInt32BE(0);
