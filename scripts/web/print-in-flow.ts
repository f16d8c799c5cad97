import type { Declaration, PluginCreator } from "postcss";

/** How what keeps its place on a screen is printed: what is fixed is no part of the page, and paper does not scroll. */
function onPaper({ prop, value }: Declaration): Readonly<Record<string, string>> | undefined {
  if (prop === "position" && value === "fixed") return { display: "none" };
  if (prop === "position" && value === "sticky") return { position: "relative", inset: "auto" };
  if (/^overflow(-[xy])?$/.test(prop) && /auto|scroll/.test(value))
    return { overflow: "visible", "max-height": "none" };
  return undefined;
}

/**
 * Browsers print what is fixed on every page, what sticks across the text, and of what scrolls only what is in view. Every rule of a
 * stylesheet that does so gets its rule for paper.
 */
export const printInFlow: PluginCreator<never> = () => ({
  postcssPlugin: "print-in-flow",
  Declaration: (declaration, { AtRule, Declaration }) => {
    const { parent: rule, source } = declaration;
    const changes = onPaper(declaration);
    if (!rule || !source || !changes || declaration.important) return;
    const print = new AtRule({ name: "media", params: "print", source });
    for (const [prop, value] of Object.entries(changes))
      print.append(new Declaration({ prop, value, important: true, source }));
    rule.append(print);
  },
});
printInFlow.postcss = true;
