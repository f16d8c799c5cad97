import { expect, test } from "vitest";
import { lettersOf, PAGE_SIZE, pageOfDirectory } from "./directory.ts";

const brand = (id: number, name: string) => ({ id, name, image: "" });
const brands = [brand(1, "康宁"), brand(2, "百康"), brand(3, "999"), brand(4, "康源")];

test("sorts letters, with `#` last", () => {
  expect(lettersOf(brands)).toEqual(["B", "K", "#"]);
  expect(lettersOf(brands.toReversed())).toEqual(["B", "K", "#"]);
  expect(lettersOf([brand(1, "Z"), brand(2, "1"), brand(3, "A"), brand(4, "M")])).toEqual([
    "A",
    "M",
    "Z",
    "#",
  ]);
});

test("filters by letter, and paginates", () => {
  const idsOf = (page: number, letter?: string) =>
    pageOfDirectory(brands, { page, letter }).shown.map(({ id }) => id);
  expect(idsOf(1)).toEqual([1, 2, 3, 4]);
  expect(idsOf(1, "K")).toEqual([1, 4]);
  expect(idsOf(2)).toEqual([]);
  const many = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => brand(index + 1, "康宁"));
  expect(pageOfDirectory(many, { page: 2, letter: undefined })).toMatchObject({
    total: PAGE_SIZE + 1,
    shown: [{ id: PAGE_SIZE + 1 }],
  });
});
