import { expect, it } from "vitest";
import { deadLinks, packedText } from "./packed-text.ts";

const TEXT = `See [changes](CHANGELOG.md), [load](load.md#worlds), [in
tests](#in-tests) and [MDN](https://developer.mozilla.org).

| to   | do |
| ---- | -- |

![The panel](images/panel.png)

End`;

it("keeps the links of a package and those to the web, and makes words of the rest", () => {
  expect(packedText(TEXT)).toBe(`See [changes](CHANGELOG.md), load, [in
tests](#in-tests) and [MDN](https://developer.mozilla.org).

| to | do |
| --- | -- |

End`);
});

it("names links that lead nowhere", () => {
  expect(deadLinks(`${TEXT}\n[guide]: docs/guide.md`)).toEqual([
    "load.md#worlds",
    "images/panel.png",
    "docs/guide.md",
  ]);
  expect(deadLinks(packedText(TEXT))).toEqual([]);
});
