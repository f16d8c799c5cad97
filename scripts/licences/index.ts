/**
 * `npm run check -- licences`: the licence of each package that is needed to run, as npm knows them; what only builds
 * and tests need is left out. `--json` prints a list for programs. Exits with 1 if a package states no licence.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { licenceOf, NONE } from "./licence-of.ts";

type Package = {
  readonly name: string;
  readonly version: string;
  /** The folder in which it is installed; empty for the project itself. */
  readonly location: string;
  readonly license?: unknown;
  /** As packages of long ago wrote it. */
  readonly licenses?: unknown;
};

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const packages = readPackages();
if (values.json) console.log(JSON.stringify(packages, undefined, 2));
else printByLicence(packages);
const silent = packages.filter(({ licence }) => licence === NONE);
if (silent.length > 0) {
  console.error(`✗ no licence: ${silent.map(({ name, version }) => `${name} ${version}`).join(", ")}`);
  process.exitCode = 1;
}

/** The installed packages of `npm ls --omit=dev --all`, each version once. */
function readPackages() {
  const response = execFileSync("npm", ["query", ".prod", "--loglevel=error"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const found = (JSON.parse(response) as Package[]).filter(({ location }) => location !== "");
  const listed = found.map(({ name, version, license, licenses }) => ({
    name,
    version,
    licence: licenceOf(license ?? licenses),
  }));
  const byKey = new Map(listed.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byKey.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

function printByLicence(all: ReturnType<typeof readPackages>): void {
  console.log(`${all.length} packages are needed to run`);
  const groups = [...Map.groupBy(all, ({ licence }) => licence)];
  for (const [licence, group] of groups.toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${licence} (${group.length})`);
    for (const { name, version } of group) console.log(`  ${name} ${version}`);
  }
}
