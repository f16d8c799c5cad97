import postcss from "postcss";
import { expect, it } from "vitest";
import { printInFlow } from "./print-in-flow.ts";

const printed = (css: string): string =>
  postcss([printInFlow()]).process(css, { from: "a.css" }).css.replaceAll(/\s+/g, " ");

it.each([
  ["position: fixed", "display: none !important"],
  ["position: sticky", "position: relative !important; inset: auto !important"],
  ["overflow-y: auto", "overflow: visible !important; max-height: none !important"],
  ["overflow: auto hidden", "overflow: visible !important; max-height: none !important"],
  ["overflow-x: scroll", "overflow: visible !important; max-height: none !important"],
])("gives %j its rule for paper, last in its block", (declaration, change) => {
  expect(printed(`.a { ${declaration}; color: red }`)).toBe(
    `.a { ${declaration}; color: red; @media print { ${change} } }`,
  );
});

it("stays within the query that a rule is in", () => {
  expect(printed(".a { @media (width >= 768px) { position: sticky; top: 0 } }")).toBe(
    ".a { @media (width >= 768px) { position: sticky; top: 0; @media print { position: relative !important; inset: auto !important } } }",
  );
});

it.each(["position: absolute", "overflow: hidden", "overflow: clip", "overflow-wrap: anywhere", "top: auto"])(
  "leaves %j alone",
  (declaration) => expect(printed(`.a { ${declaration} }`)).toBe(`.a { ${declaration} }`),
);
