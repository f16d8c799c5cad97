import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/run-command.ts";
import { createClassNames } from "./class-names.ts";

const CARD = join(ROOT, "src/card.module.css");
const LIST = join(ROOT, "src/list.module.css");

test("classes are short, distinct and the same in each build, whatever file comes first", () => {
  const first = createClassNames();
  const names = [first("root", CARD), first("title", CARD), first("root", LIST)];
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^c[a-z0-9]{6}$/);
  expect(first("root", `${CARD}?used`)).toBe(names[0]);
  const second = createClassNames();
  expect(second("root", LIST)).toBe(names[2]);
  expect([second("root", CARD), second("title", CARD)]).toEqual(names.slice(0, 2));
});
