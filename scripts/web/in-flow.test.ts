import postcss from "postcss";
import { expect, it } from "vitest";
import { keepInFlow } from "./in-flow.ts";

const process = (css: string): string =>
  postcss([keepInFlow()]).process(css, { from: "a.css" }).css.replaceAll(/\s+/g, " ").replaceAll("}@", "} @");

const IN_PLACE = "position: relative !important; inset: auto !important";
const HIDDEN = "display: none !important";
const onPaper = (changes: string): string => `@media print { ${changes} }`;
const inLowWindow = (changes: string): string => `@media (height < 480px) { ${changes} }`;

it.each([
  ["position: fixed", HIDDEN],
  ["overflow-y: auto", "overflow: visible !important; max-height: none !important"],
  ["overflow: auto hidden", "overflow: visible !important; max-height: none !important"],
  ["overflow-x: scroll", "overflow: visible !important; max-height: none !important"],
])("gives %j its rule for paper, last in its block", (declaration, changes) => {
  expect(process(`.a { ${declaration}; color: red }`)).toBe(
    `.a { ${declaration}; color: red; ${onPaper(changes)} }`,
  );
});

it("lets go what sticks, on paper and in a low window, within the query that it is in", () => {
  expect(process(".a { @media (width >= 768px) { position: sticky; top: 0 } }")).toBe(
    `.a { @media (width >= 768px) { position: sticky; top: 0; ${onPaper(IN_PLACE)} ${inLowWindow(IN_PLACE)} } }`,
  );
});

it("keeps a column of a table at its side", () => {
  const declarations = "position: sticky; inset-inline-start: 0";
  expect(process(`.a { ${declarations} }`)).toBe(`.a { ${declarations}; ${onPaper(IN_PLACE)} }`);
});

it("puts a bar that is fixed at times into its place in a low window, and hides one that has none", () => {
  const declarations = "position: fixed; z-index: var(--shop-z-index-docked)";
  expect(process(`.a { &[data-stuck] { ${declarations} } }`)).toBe(
    `.a { &[data-stuck] { ${declarations}; ${onPaper(HIDDEN)} ${inLowWindow(IN_PLACE)} } }`,
  );
  expect(process(`.a { ${declarations} }`)).toBe(
    `.a { ${declarations}; ${onPaper(HIDDEN)} ${inLowWindow(HIDDEN)} }`,
  );
});

it.each([
  "position: fixed; z-index: var(--shop-z-index-docked); inset-inline-end: 0",
  "position: fixed; z-index: var(--shop-z-index-overlay)",
])("keeps %j in a low window: it is no bar", (declarations) => {
  expect(process(`.a { ${declarations} }`)).toBe(`.a { ${declarations}; ${onPaper(HIDDEN)} }`);
});

it.each(["position: absolute", "overflow: hidden", "overflow: clip", "overflow-wrap: anywhere", "top: auto"])(
  "leaves %j alone",
  (declaration) => expect(process(`.a { ${declaration} }`)).toBe(`.a { ${declaration} }`),
);
