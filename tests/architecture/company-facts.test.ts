import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { company } from "#generated/company.ts";

/** Every text of a fact, except short ones that are also ordinary words. */
function factsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length >= 8 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(factsIn) : [];
}

const NAMES_OF_LICENCES = new Set<string>(
  Object.values(company.licences).flatMap(({ name, authority }) => [name, authority]),
);
const facts = factsIn(company).filter((fact) => !NAMES_OF_LICENCES.has(fact));

const files = globSync("{src,mock-server}/**/*.{ts,tsx,html,csv,md}").filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

test("facts of the company are written in api-spec/company.yaml only", () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(facts).toContain(company.hotline);
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test("no other telephone of the company, account or service time is written anywhere", () => {
  const others = /0571-88\d{6}|400-\d{3}-\d{4}|\b1202 \d{4}|8:30 ?(?:至|—|–|-|～) ?(?:18|20):00/;
  // An example of how a landline is written.
  const example = "0571-88880000";
  const found = files.filter((file) => others.test(readFileSync(file, "utf8").replaceAll(example, "")));
  expect(found).toEqual([]);
});
