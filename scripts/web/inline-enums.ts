import type { Plugin } from "vite";
import * as enums from "#generated/enums.ts";

const ENUMS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { ...enums };
const IMPORT = /import \{([^}]*)\} from "#generated\/enums\.ts";/;
const MEMBER = /(?<!typeof )\b([A-Z]\w+)\.([A-Za-z]\w+)\b/g;

/** Writes the values of the contract's enums in place of their names, which each page would load as objects. */
export const inlineEnums = (): Plugin => ({
  name: "inline-enums",
  apply: "build",
  enforce: "pre",
  transform(code) {
    const names = IMPORT.exec(code)?.[1]
      ?.split(",")
      .map((name) => name.trim());
    return names && withValues(code, names);
  },
});

function withValues(code: string, names: readonly string[]): string {
  return code.replaceAll(MEMBER, (whole, name: string, member: string) => {
    const value = names.includes(name) ? ENUMS[name]?.[member] : undefined;
    return value === undefined ? whole : JSON.stringify(value);
  });
}
