import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/run-command.ts";

type Floor = Readonly<Record<string, string>>;

/** The oldest browsers in which all works: `browserslist` of package.json, each as `chrome >= 109`. */
export function browserFloor(): Floor {
  const { browserslist } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    browserslist: string[];
  };
  return Object.fromEntries(
    browserslist.map((line) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      if (!name || !version) throw new Error(`browserslist in package.json: not "name >= version": ${line}`);
      return [name === "ios_saf" ? "ios" : name, version];
    }),
  );
}

/** As the build's target: `chrome109`. */
export const buildTargets = (): string[] =>
  Object.entries(browserFloor()).map(([name, version]) => name + version);
