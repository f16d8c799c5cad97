import { InputError } from "#mock/input/input-error.ts";
import { parseFlags } from "#mock/input/parse-flags.ts";
import { SIZES, type Size } from "./pictures.ts";

export const HELP = `npm run shots -- --out DIR [options]
npm run shots -- --compare BEFORE AFTER [options]

Takes a picture of every page of the built shop, by account and by size, and compares two such folders pixel by pixel.

  --out DIR        where the pictures go; with --base below it: before/, after/ and compare/
  --base REF       build this git ref too, take its pictures first and compare the two
  --routes PATTERN only the addresses that match this regular expression
  --as NAMES       the accounts, separated by commas (visitor,buyer); \`newbie\` is a buyer who is not approved yet
  --sizes LIST     windows, separated by commas (1440x900,390x844)
  --jobs N         pages open at once (2)
  --compare        compare the pictures of two folders; the sheet goes to --out (AFTER-compare)
  --threshold N    how many pixels of a picture may differ (10, which rounding can reach)
  --help           print this

Exits 1 on a picture that differs by more, is in one folder only, or could not be taken.`;

export type ShotsOptions =
  | {
      readonly kind: "take";
      readonly out: string;
      readonly base: string | undefined;
      readonly routes: RegExp;
      readonly accounts: readonly string[];
      readonly sizes: readonly Size[];
      readonly jobs: number;
      readonly threshold: number;
    }
  | {
      readonly kind: "compare";
      readonly out: string;
      readonly before: string;
      readonly after: string;
      readonly threshold: number;
    };

const text = { type: "string" } as const;
const FLAGS = {
  out: text,
  base: text,
  routes: text,
  as: text,
  sizes: text,
  jobs: text,
  compare: { type: "boolean" },
  threshold: text,
  help: { type: "boolean" },
} as const;

/** Parses the command line; undefined for --help. Throws InputError naming the invalid option. */
export function readShotsOptions(args: readonly string[]): ShotsOptions | undefined {
  const folders = args.includes("--compare") ? foldersAfter(args) : [];
  const values = parseFlags(
    FLAGS,
    args.filter((argument) => !folders.includes(argument)),
  );
  if (values.help) return undefined;
  const threshold = readCount("threshold", values.threshold, 10);
  if (values.compare) {
    const [before, after] = folders;
    if (!before || !after) throw new InputError("--compare needs two folders: --compare BEFORE AFTER");
    return { kind: "compare", out: values.out ?? `${after}-compare`, before, after, threshold };
  }
  if (!values.out) throw new InputError("--out DIR says where the pictures go");
  return {
    kind: "take",
    out: values.out,
    base: values.base,
    routes: readPattern(values.routes ?? ""),
    accounts: (values.as ?? "visitor,buyer").split(","),
    sizes: values.sizes === undefined ? SIZES : values.sizes.split(",").map(readSize),
    jobs: Math.max(1, readCount("jobs", values.jobs, 2)),
    threshold,
  };
}

/** The two arguments behind `--compare`. */
function foldersAfter(args: readonly string[]): readonly string[] {
  const start = args.indexOf("--compare") + 1;
  return args.slice(start, start + 2).filter((argument) => !argument.startsWith("--"));
}

function readCount(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (/^\d+$/.test(value)) return Number(value);
  throw new InputError(`--${name} must be a whole number, not ${value || "empty"}`);
}

function readSize(text: string): Size {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text) ?? [];
  if (width && height) return { width: Number(width), height: Number(height) };
  throw new InputError(
    `--sizes wants widths and heights in pixels, such as 1366x768,1920x1080, not ${text || "nothing"}`,
  );
}

function readPattern(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch {
    throw new InputError(`--routes is not a regular expression: ${source}`);
  }
}
