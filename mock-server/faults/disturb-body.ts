import type { Fault } from "./fault.ts";

const PIECES = 10;
/** The default duration of a slow body, in ms. */
const DRIP_MS = 2000;

/** The part of a body that is sent before it is `cut`. */
export const firstHalf = (body: Buffer): Buffer => body.subarray(0, Math.floor(body.length / 2));

/** The pieces of a body that drips, and the pause after each, in ms. */
export function dripOf(body: Buffer, { duration = DRIP_MS }: Fault): { pieces: Buffer[]; pauseMs: number } {
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
    body.subarray(index * size, (index + 1) * size),
  );
  return { pieces, pauseMs: duration / PIECES };
}
