import { createHash } from "node:crypto";

/**
 * Which of `count` workers, from 0, holds a world. By a hash that spreads names which differ only at their end, and that
 * every process computes alike.
 */
export const ownerOf = (world: string, count: number): number =>
  createHash("sha1").update(world).digest().readUInt32BE(0) % count;
