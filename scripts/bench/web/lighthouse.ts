import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { installTools } from "../../support/install-tools.ts";
import { median } from "../../support/median.ts";
import { runCommand } from "../../support/run-command.ts";
import type { Figure } from "../print-table.ts";

type Preset = {
  readonly name: string;
  readonly options: readonly string[];
  /** The factor by which the device's CPU is slower than that of the machine on which the targets were set. */
  readonly slowdown: number;
  /** The least score. */
  readonly performance: number;
  /** In ms on the device. */
  readonly budget: Readonly<Record<string, number>>;
};

const PAGES = ["/", "/list", "/list/info/7", "/login"];
const ROUNDS = 3;
/** Lighthouse's trace of a page load fails now and then; it then requires another run. */
const ATTEMPTS = 3;
const PRESETS: readonly Preset[] = [
  { name: "desktop", options: ["--preset=desktop"], slowdown: 1, performance: 95, budget: {} },
  { name: "mobile", options: [], slowdown: 4, performance: 80, budget: { LCP: 2800, TBT: 200 } },
];
/** Lighthouse's benchmark index of that machine (two cores of an AMD EPYC) when idle: the higher, the faster. */
const REFERENCE_INDEX = 3800;
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

/**
 * Lighthouse scores (0 to 100, median of three runs) of pages on a visitor's first visit. Lighthouse works out the
 * times on a device from the times here; given the current speed of this machine before each run, it arrives at the
 * same device on any machine.
 */
export async function measureLighthouse(
  browser: Browser,
  browserPath: string,
  webUrl: string,
): Promise<Figure[]> {
  const lighthouse = join(await installTools("lighthouse"), "node_modules/lighthouse");
  const command = join(lighthouse, "cli/index.js");
  const readSpeed = await speedReader(browser, lighthouse);
  const speeds: number[] = [];
  const figures: Figure[] = [];
  for (const page of PAGES)
    for (const { name, options, slowdown, performance, budget } of PRESETS) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const speed = await readSpeed();
        speeds.push(speed);
        const factor = `--throttling.cpuSlowdownMultiplier=${slowdown * speed}`;
        reports.push(await judge(command, browserPath, webUrl + page, [...options, factor]));
      }
      const scores = (category: (typeof CATEGORIES)[number]) =>
        median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)));
      const times = (audit: string) =>
        median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      const audits = reports.at(-1)?.audits ?? {};
      const note = TIMES.map(([short, id]) => `${short} ${audits[id]?.displayValue ?? "-"}`).join(", ");
      const figure = { unit: "", atLeast: true } as const;
      figures.push(
        { name: `${page} ${name}`, value: scores("performance"), target: performance, note, ...figure },
        ...TIMES.flatMap(([short, id]): Figure[] => {
          const target = budget[short];
          return target ? [{ name: `  ${short}`, value: times(id), unit: "ms (phone)", target }] : [];
        }),
        { name: "  accessibility", value: scores("accessibility"), target: 98, ...figure },
        { name: "  best practices", value: scores("best-practices"), target: 98, ...figure },
      );
    }
  return [{ name: "this machine beside that of the targets", value: median(speeds), unit: "×" }, ...figures];
}

/** Reads how many times as fast as that of the targets this machine is now, by Lighthouse's own loop in a page. */
async function speedReader(browser: Browser, lighthouse: string): Promise<() => Promise<number>> {
  const { pageFunctions } = (await import(
    pathToFileURL(join(lighthouse, "core/lib/page-functions.js")).href
  )) as { pageFunctions: { computeBenchmarkIndex: () => number } };
  const page = await browser.newPage();
  return async () => (await page.evaluate(pageFunctions.computeBenchmarkIndex)) / REFERENCE_INDEX;
}

async function judge(command: string, browserPath: string, url: string, options: string[]): Promise<Report> {
  const file = join(tmpdir(), `lighthouse-${randomUUID()}.json`);
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors";
  const output = ["--quiet", "--output=json", `--output-path=${file}`];
  const categories = `--only-categories=${CATEGORIES.join()}`;
  const run = [process.execPath, command, url, categories, chrome, ...output, ...options];
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
