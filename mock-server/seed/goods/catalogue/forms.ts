import { type DosageForm, PACK_SHAPES } from "#mock/domain/goods/records.ts";
import { numberIn, oneOf, readTable } from "../../read-table.ts";

const numbersIn = (cell: string) => cell.split(";").map(numberIn);

/** Every dosage form by its name. */
export const FORMS: ReadonlyMap<string, DosageForm> = new Map(
  readTable(
    "mock-server/seed/goods/catalogue/forms.csv",
    ["name", "shape", "unit", "middlePacks", "cases", "shelfMonths", "storage", "usage"],
    ({ name, shape, unit, middlePacks, cases, shelfMonths, storage, usage }) => [
      name,
      {
        shape: oneOf(PACK_SHAPES, shape),
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
