import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installForeignTools } from "../../support/foreign-tools.ts";
import { runCommand } from "../../support/run-command.ts";
import { type Figure, median } from "../print-table.ts";

/** Larger than the whole project, so it is not a dependency. */
const LIGHTHOUSE = { name: "lighthouse", versions: { lighthouse: "13.5.0" } };

const PAGES = ["/", "/list", "/list/info/7", "/login"];
const ROUNDS = 3;
/** Lighthouse's trace of a page load fails now and then; it then asks for another run. */
const ATTEMPTS = 3;
const PRESETS = [
  { name: "desktop", options: ["--preset=desktop"], performance: 95 },
  { name: "mobile", options: [], performance: 80, lcp: 2.8, tbt: 200 },
];
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { displayValue?: string; numericValue?: number }>;
};

const TIMES = [
  ["FCP", "first-contentful-paint"],
  ["LCP", "largest-contentful-paint"],
  ["TBT", "total-blocking-time"],
  ["CLS", "cumulative-layout-shift"],
  ["SI", "speed-index"],
] as const;

/** Lighthouse scores (0 to 100, median of three runs) of pages on a visitor's first visit. */
export async function measureLighthouse(browserPath: string, webUrl: string): Promise<Figure[]> {
  const command = join(await installForeignTools(LIGHTHOUSE), "node_modules/lighthouse/cli/index.js");
  const figures: Figure[] = [];
  for (const page of PAGES)
    for (const { name, options, performance, lcp, tbt } of PRESETS) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round++)
        reports.push(await judge(command, browserPath, webUrl + page, options));
      const scores = (category: (typeof CATEGORIES)[number]) =>
        median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)));
      const times = (audit: string) =>
        median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      const audits = reports.at(-1)?.audits ?? {};
      const note = TIMES.map(([short, id]) => `${short} ${audits[id]?.displayValue ?? "-"}`).join(", ");
      const figure = { unit: "", atLeast: true };
      figures.push(
        { name: `${page} ${name}`, value: scores("performance"), target: performance, note, ...figure },
        ...(lcp
          ? [{ name: "  LCP", value: times("largest-contentful-paint") / 1000, unit: "s", target: lcp }]
          : []),
        ...(tbt ? [{ name: "  TBT", value: times("total-blocking-time"), unit: "ms", target: tbt }] : []),
        { name: "  accessibility", value: scores("accessibility"), target: 98, ...figure },
        { name: "  best practices", value: scores("best-practices"), target: 98, ...figure },
      );
    }
  return figures;
}

async function judge(command: string, browserPath: string, url: string, options: string[]): Promise<Report> {
  const file = join(tmpdir(), `lighthouse-${randomUUID()}.json`);
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors";
  const output = ["--quiet", "--output=json", `--output-path=${file}`];
  const wanted = `--only-categories=${CATEGORIES.join()}`;
  const run = [process.execPath, command, url, wanted, chrome, ...output, ...options];
  try {
    for (let attempt = 1; ; attempt++) {
      const result = await runCommand(run, { env: { CHROME_PATH: browserPath }, timeoutMs: 180_000 });
      if (result.ok) return JSON.parse(await readFile(file, "utf8")) as Report;
      if (attempt === ATTEMPTS)
        throw new Error(`Lighthouse could not judge ${url}:\n${result.output.trimEnd()}`);
    }
  } finally {
    await rm(file, { force: true });
  }
}
