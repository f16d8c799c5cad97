import type { Plugin } from "vite";
import * as enums from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";

/** The modules whose values are written in place of their names. */
const FACTS: ReadonlyArray<{ readonly from: RegExp; readonly values: Readonly<Record<string, unknown>> }> = [
  { from: /import \{([^}]*)\} from "#generated\/enums\.ts";/, values: enums },
  { from: /import \{([^}]*)\} from "#generated\/terms\.ts";/, values: { terms } },
];
const MEMBER = /(?<!typeof )(?<![\w.])([A-Za-z]\w*)((?:\.[A-Za-z]\w*)+)/g;

/** Writes the values of the contract's enums and terms in place of names that each page would load as objects. */
export const inlineFacts = (): Plugin => ({
  name: "inline-facts",
  apply: "build",
  enforce: "pre",
  transform(code) {
    let changed: string | undefined;
    for (const { from, values } of FACTS) {
      const names = from
        .exec(code)?.[1]
        ?.split(",")
        .map((name) => name.trim());
      if (names) changed = withValues(changed ?? code, names, values);
    }
    return changed;
  },
});

const withValues = (code: string, names: readonly string[], values: Readonly<Record<string, unknown>>) =>
  code.replaceAll(MEMBER, (whole, name: string, path: string) => {
    if (!names.includes(name)) return whole;
    const value = path.slice(1).split(".").reduce<unknown>(memberOf, values[name]);
    return typeof value === "number" || typeof value === "string" ? JSON.stringify(value) : whole;
  });

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
