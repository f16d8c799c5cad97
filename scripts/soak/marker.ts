const MARKER = /SOAK(\d+x\d+)\b/g;

/** The text by which a world knows its own: written into every remark, name and address that its buyer enters. */
export const markerOf = (world: number, life: number): string => `SOAK${world}x${life}`;

/** A marker in this text that is not the world's own; undefined when there is none. */
export function foreignMarker(text: string, own: string): string | undefined {
  if (!text.includes("SOAK")) return undefined;
  for (const [found] of text.matchAll(MARKER)) if (found !== own) return found;
  return undefined;
}
