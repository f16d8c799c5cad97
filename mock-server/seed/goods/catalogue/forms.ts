import { join } from "node:path";
import { numberIn, oneOf, readTable } from "../../read-table.ts";

const SHAPES = [
  "box",
  "blister-box",
  "sachet-box",
  "vial-box",
  "bottle",
  "tube",
  "dropper",
  "spray",
  "pouch",
  "jar",
  "device",
  "plaster-box",
  "can",
] as const;

/** How a pack of a form is drawn. */
export type PackShape = (typeof SHAPES)[number];

/** What every article of a form has in common. */
export type Form = {
  readonly shape: PackShape;
  readonly unit: string;
  /** Middle packs it is sold in. */
  readonly middlePacks: readonly number[];
  /** How many make up a shipping case. */
  readonly cases: readonly number[];
  readonly shelfMonths: readonly number[];
  readonly storage: string;
  readonly usage: string;
};

const numbersIn = (cell: string) => cell.split(";").map(numberIn);

const FORMS: ReadonlyMap<string, Form> = new Map(
  readTable(
    join(import.meta.dirname, "forms.csv"),
    ["name", "shape", "unit", "middlePacks", "cases", "shelfMonths", "storage", "usage"],
    ({ name, shape, unit, middlePacks, cases, shelfMonths, storage, usage }) => [
      name,
      {
        shape: oneOf(SHAPES, shape),
        unit,
        middlePacks: numbersIn(middlePacks),
        cases: numbersIn(cases),
        shelfMonths: numbersIn(shelfMonths),
        storage,
        usage,
      },
    ],
  ),
);

/** The dosage form of a curated article. Throws on a name that forms.csv does not have. */
export function formOf(name: string): Form {
  const found = FORMS.get(name);
  if (found === undefined) throw new Error(`no such dosage form in seed/goods/catalogue/forms.csv: ${name}`);
  return found;
}
