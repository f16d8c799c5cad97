import type { Key } from "#mock/world/store.ts";
import type { World } from "../world.ts";
import { saveWorld } from "./save-world.ts";
import { writeLine } from "./state-lines.ts";

/** A record with longer JSON has a line of its own, so that it is serialized only once. */
const LONG = 16 * 1024;

/** Replaces in the world's line a record that has its own. */
export const ELSEWHERE = { $line: "own" } as const;

/**
 * Writes a world as lines of a state file. Records never change, so that the line of a long one (an uploaded file, a
 * cart of thousands) is made once and found again by the record itself.
 */
export function createWorldLines(): (world: World) => Buffer[] {
  const known = new WeakMap<object, Map<string, Buffer>>();

  /** The line of a long record; undefined of a short one. */
  function recordLine(world: string, table: string, key: Key, value: object, text: () => string) {
    const place = JSON.stringify([world, table, key]);
    const lines = known.get(value);
    const line = lines?.get(place);
    if (line) return line;
    const json = text();
    if (json.length <= LONG) return undefined;
    const made = writeLine(
      `{"world":${JSON.stringify(world)},"table":${JSON.stringify(table)},"key":${JSON.stringify(key)},"value":${json}}`,
    );
    known.set(value, (lines ?? new Map<string, Buffer>()).set(place, made));
    return made;
  }

  return (world) => {
    const { tables, ...rest } = saveWorld(world);
    const long: Buffer[] = [];
    const tableTexts = Object.entries(tables).map(([table, entries]) => {
      const texts = entries.map(([key, value]) => {
        let json: string | undefined;
        const text = () => (json ??= JSON.stringify(value));
        const line =
          typeof value === "object" && value !== null
            ? recordLine(world.name, table, key, value, text)
            : undefined;
        if (line) long.push(line);
        return `[${JSON.stringify(key)},${line ? JSON.stringify(ELSEWHERE) : text()}]`;
      });
      return `${JSON.stringify(table)}:[${texts.join(",")}]`;
    });
    const content = `${JSON.stringify(rest).slice(0, -1)},"tables":{${tableTexts.join(",")}}}`;
    const worldLine = `{"world":${JSON.stringify(world.name)},"at":${Date.now()},"content":${content}}`;
    return [writeLine(worldLine), ...long];
  };
}
