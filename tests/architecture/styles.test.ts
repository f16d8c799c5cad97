import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findStyleFaults, findUnusedLooks, type StyleSummary } from "#scripts/verify/find-style-faults.ts";
import { makeTree } from "./make-tree.ts";

let root: string;
let summary: StyleSummary;

const of = (file: string) =>
  summary.faults.filter((fault) => fault.file.endsWith(file)).map(({ what }) => what);

beforeAll(async () => {
  root = await makeTree({
    "src/clean.tsx":
      'import styles from "./clean.module.css";\nexport const name = [styles.root, styles.open];\n',
    "src/clean.module.css":
      ".root {\n  color: var(--shop-colors-fg);\n  & dt {\n    top: 0;\n  }\n  @media (width < 768px) {\n    top: 1px;\n  }\n}\n\n@keyframes turn {\n  from {\n    top: 0;\n  }\n}\n\n.root > .open {\n  top: 0;\n}\n",
    "src/leak.tsx": 'import styles from "#src/leak.module.css";\nexport const name = styles.root;\n',
    "src/leak.module.css": ".root,\na {\n  top: 0;\n}\n",
    "src/lost.tsx": 'import styles from "./lost.module.css";\nexport const name = styles.gone;\n',
    "src/lost.module.css": ".left {\n  top: 0;\n}\n",
    "src/by-value.tsx":
      'import styles from "./by-value.module.css";\nexport const name = (tone: string) => styles[tone];\n',
    "src/by-value.module.css": ".red {\n  top: 0;\n}\n",
    "src/literal.tsx": 'import styles from "./literal.module.css";\nexport const name = styles.root;\n',
    "src/literal.module.css":
      ".root {\n  color: #ff0000;\n  @media (width >= 800px) {\n    background: rgb(1 2 3);\n  }\n  @media (height < 500px) {\n    top: 0;\n  }\n}\n",
    "src/moving.tsx": 'import styles from "./moving.module.css";\nexport const name = styles.root;\n',
    "src/moving.module.css":
      ".root {\n  animation: turn 1s linear;\n  & b {\n    animation: var(--shop-animations-fade-in) 120ms cubic-bezier(0.4, 0, 0.6, 1);\n  }\n  & i {\n    animation: fade-in 120ms ease-out;\n  }\n}\n\n@keyframes turn {\n  from {\n    top: 0;\n  }\n}\n",
    "src/looks.tsx":
      'const parts = [<Stack gap="3" bold />, <Row gap={wide ? "4" : "1.5"} mt="5" />, looks({ px: "2" })];\n',
    "src/absent.tsx": 'import styles from "./absent.module.css";\nexport const name = styles.root;\n',
  });
  summary = findStyleFaults(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("modules that keep the rules are clean", () => {
  expect(summary.modules).toBe(6);
  expect([...of("clean.tsx"), ...of("clean.module.css"), ...of("by-value.module.css")]).toEqual([]);
});

test("a selector outside of any class is reported", () => {
  expect(of("leak.module.css")).toEqual(["the selector a is not within a class and applies everywhere"]);
});

test("a class that does not exist and one that nothing uses are reported", () => {
  expect(of("lost.tsx")).toEqual(["./lost.module.css has no class gone"]);
  expect(of("lost.module.css")).toEqual(["nothing uses the class left"]);
  expect(of("absent.tsx")).toEqual(["./absent.module.css does not exist"]);
});

test("literal colors, and widths and heights that are not the theme's, are reported", () => {
  expect(of("literal.module.css")).toEqual([
    "800px is not a breakpoint of the theme",
    "500px is not the height of the theme's low window",
    "color: #ff0000 is not a token of the theme",
    "background: rgb(1 2 3) is not a token of the theme",
  ]);
});

test("keyframes of another file are reported: a module makes their name its own", () => {
  expect(of("moving.module.css")).toEqual([
    "animation: fade-in names no keyframes of this file; those of the theme are var(--shop-animations-fade-in)",
  ]);
});

test("looks that no component sets are reported", () => {
  const looks = {
    gap: { "3": {}, "4": {}, "5": {}, "1.5": {} },
    px: { "2": {}, "3": {} },
    bold: { true: {} },
    inline: { true: {} },
  };
  expect(findUnusedLooks(root, looks).map(({ what }) => what)).toEqual([
    "nothing uses gap 5",
    "nothing uses px 3",
    "nothing uses inline true",
  ]);
});
