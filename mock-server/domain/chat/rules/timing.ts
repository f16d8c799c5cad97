/** The time that the assistant and a person take before they type, for each character, and at most, in ms. */
const PACE = {
  notice: { thinks: 0, types: 0, most: 0 },
  assistant: { thinks: 400, types: 15, most: 1600 },
  agent: { thinks: 1500, types: 60, most: 6000 },
} as const;

/** The time until a person has taken over, in ms. */
export const PICK_UP_MS = 3000;

/**
 * When somebody at the desk begins to type a text, and when it is there, if nothing keeps them until `from` (ms). The
 * same text takes the same time in every world.
 */
export function typingTimes(
  speaker: keyof typeof PACE,
  text: string,
  from: number,
): { readonly typedAt: number; readonly at: number } {
  const { thinks, types, most } = PACE[speaker];
  const typedAt = from + thinks;
  return { typedAt, at: typedAt + Math.min(most, text.length * types) };
}
