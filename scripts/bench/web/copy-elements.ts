import type { Page } from "@playwright/test";
import type { Tree } from "./peer/tree.ts";

type Copy = {
  css: string;
  around: Tree[];
  rows: Tree[];
  /** The height of the last row, in px. */
  rowHeight: number;
  /** The distance of the first row from the top of the page, in px. */
  top: number;
};

/**
 * Copies elements of the shop for the peer: those that match `rows`, the elements around the first of them from the
 * outermost, and every style rule of the page.
 */
export const copyRows = (page: Page, rows: string): Promise<Copy> => page.evaluate(copyInPage, rows);

/** Copies one element with all that it contains. */
export async function copyElement(page: Page, selector: string): Promise<Tree> {
  const [tree] = (await copyRows(page, selector)).rows;
  if (!tree) throw new Error(`the page has no ${selector}`);
  return tree;
}

export const countElements = (page: Page, rows: string): Promise<number> =>
  page.evaluate((selector) => document.querySelectorAll(`:is(${selector}) *`).length, rows);

/** In the page. */
function copyInPage(selector: string): Copy {
  const FLAGS = new Set(["disabled", "checked", "hidden", "readonly", "required", "inert"]);
  const NAMES: Record<string, string> = {
    class: "className",
    for: "htmlFor",
    value: "defaultValue",
    tabindex: "tabIndex",
    readonly: "readOnly",
    inputmode: "inputMode",
    autocomplete: "autoComplete",
    maxlength: "maxLength",
  };
  const styleOf = ({ style }: HTMLElement) =>
    Object.fromEntries(
      Array.from(style, (name) => [
        name.startsWith("--") ? name : name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        style.getPropertyValue(name),
      ]),
    );
  const propsOf = (element: Element) =>
    Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => {
        if (name === "style") return ["style", styleOf(element as HTMLElement)];
        return [NAMES[name] ?? name, FLAGS.has(name) ? true : value];
      }),
    );
  const copy = (element: Element): Tree => ({
    tag: element.localName,
    props: propsOf(element),
    children: Array.from(element.childNodes).flatMap<Tree | string>((child) => {
      if (child instanceof Element) return [copy(child)];
      return child instanceof Text ? [child.data] : [];
    }),
  });
  const found = [...document.querySelectorAll(selector)];
  const around: Tree[] = [];
  for (let one = found[0]?.parentElement; one && one !== document.body; one = one.parentElement)
    around.unshift({ tag: one.localName, props: propsOf(one), children: [] });
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText))
    .join("\n");
  const rowHeight = found.at(-1)?.getBoundingClientRect().height ?? 0;
  const top = scrollY + (found[0]?.getBoundingClientRect().top ?? 0);
  return { css, around, rows: found.map(copy), rowHeight, top };
}
