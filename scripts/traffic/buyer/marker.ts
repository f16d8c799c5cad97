const MARKER = /SOAK(\d+x\d+)\b/g;

/** The text that identifies a world's data: written into every remark, name and address that its buyer enters. */
export const markerOf = (world: number, life: number): string => `SOAK${world}x${life}`;

/** A marker in this text that belongs to another world; undefined if there is none. */
export function foreignMarker(text: string, mine: string): string | undefined {
  if (!text.includes("SOAK")) return undefined;
  for (const [found] of text.matchAll(MARKER)) if (found !== mine) return found;
  return undefined;
}
