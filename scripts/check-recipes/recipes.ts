import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ShownFile, filesIn } from "../pack/check/readme-files.ts";
import type { Running, Workplace } from "../pack/check/workplace.ts";
import { ROOT } from "../support/run-command.ts";
import { startContainer } from "./container.ts";

/** A recipe that something else runs. */
type Elsewhere = { readonly runBy: string };

/** How a recipe of the guide is run. */
export type Recipe = {
  /** Commands that the machine must have. */
  readonly needs?: readonly string[];
  /** Another recipe whose files it goes on from. */
  readonly after?: string;
  /** Starts the mock beside its tests. Without it they start one, at MOCK_URL unless they choose the address. */
  readonly startMock?: (place: Workplace, port: number) => Promise<Running>;
  readonly choosesAddress?: boolean;
  /** Printed by its last command when its tests have run. */
  readonly says: RegExp;
};

const PACK: Elsewhere = { runBy: "npm run pack -- --check --only app" };

/** By the title of their section. */
export const RECIPES: Readonly<Record<string, Recipe | Elsewhere>> = {
  "Vite proxy": { runBy: "the recipes Playwright and Cypress" },
  Playwright: { after: "Vite proxy", says: /^ +2 passed/m },
  Cypress: { after: "Vite proxy", says: /^$/ },
  "One backend for all test files": { choosesAddress: true, says: /Test Files +2 passed/ },
  Next: { says: /^ +2 passed/m },
  Docker: { startMock: startContainer, says: /^. pass 1$/m },
  pytest: { needs: ["python3"], startMock: startPlain, says: /=+ 6 passed/ },
  "JUnit 5": { needs: ["java", "mvn"], startMock: startPlain, says: /Tests run: 5, Failures: 0, Errors: 0/ },
  "Component tests: Vitest and Testing Library": PACK,
  "Vitest browser mode": PACK,
  Storybook: PACK,
  MSW: PACK,
  "A service worker": PACK,
};

export type Section = { readonly files: readonly ShownFile[]; readonly commands: readonly string[] };

/** The sections of the guide by their title: the files that they show, and the commands of their shell blocks. */
export async function readSections(): Promise<ReadonlyMap<string, Section>> {
  const guide = await readFile(join(ROOT, "docs/recipes.md"), "utf8");
  const sections = guide.split(/^## /m).slice(1);
  return new Map(
    sections.map((text) => [
      text.slice(0, text.indexOf("\n")),
      {
        files: filesIn(text),
        commands: [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = ""]) =>
          block.trim().split("\n"),
        ),
      },
    ]),
  );
}

function startPlain(place: Workplace, port: number): Promise<Running> {
  return place.start(`pharmacy-mock --quiet --port ${port}`, "API reference:");
}
