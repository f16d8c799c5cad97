import { expect, it } from "vitest";
import { findWalks, pickWalks } from "./walks.ts";

const namesOf = (words: readonly string[]) => pickWalks(findWalks(), words).map(({ name }) => name);

it("picks walks by a part of their names, and all without one", () => {
  expect(namesOf(["errors"])).toEqual(["errors-act", "errors-load"]);
  expect(namesOf(["axe", "lives"])).toEqual(["axe", "random-lives"]);
  expect(namesOf([])).toEqual(
    expect.arrayContaining(["axe", "broken-responses", "focus", "routes", "steady"]),
  );
});

it("says which there are when a word is in none of their names", () => {
  expect(() => namesOf(["axe", "everything"])).toThrow(
    /^No walk is called everything\. There are: .*axe, .*tabs/,
  );
});
