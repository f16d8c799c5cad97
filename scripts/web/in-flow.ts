import type { Container, Declaration, PluginCreator } from "postcss";
import { LOW_WINDOW } from "#src/app/theme/scales.ts";

type Changes = Readonly<Record<string, string>>;

const IN_PLACE = { position: "relative", inset: "auto" };
const HIDDEN = { display: "none" };

/** The media in which a declaration gives way, with what takes its place there. */
function exceptionsTo({ prop, value, parent }: Declaration): [media: string, changes: Changes][] {
  if (/^overflow(-[xy])?$/.test(prop) && /auto|scroll/.test(value))
    return [["print", { overflow: "visible", "max-height": "none" }]];
  if (!parent || prop !== "position") return [];
  if (value === "sticky")
    return isAtSide(parent)
      ? [["print", IN_PLACE]]
      : [
          ["print", IN_PLACE],
          [LOW_WINDOW, IN_PLACE],
        ];
  if (value !== "fixed") return [];
  // One that is fixed at times has a place in the page.
  const inLowWindow = parent.parent?.type === "root" ? HIDDEN : IN_PLACE;
  return isBar(parent)
    ? [
        ["print", HIDDEN],
        [LOW_WINDOW, inLowWindow],
      ]
    : [["print", HIDDEN]];
}

/** A column of a table, or the tools at the edge: they take width alone. */
const isAtSide = (rule: Container): boolean => has(rule, /^inset-inline-(start|end)$/, /./);

/** Lies above the page, but below windows, dialogs and toasts. */
const isBar = (rule: Container): boolean => has(rule, /^z-index$/, /-(docked|sticky)\)$/) && !isAtSide(rule);

const has = (rule: Container, prop: RegExp, value: RegExp): boolean =>
  rule.some((node) => node.type === "decl" && prop.test(node.prop) && value.test(node.value));

/**
 * Browsers print what is fixed on every page, what sticks across the text, and of what scrolls only what is in view. In
 * a low window, as of a page that is magnified, bars would leave no room for what they belong to. Every rule of a
 * stylesheet that does so gets its rules for these.
 */
export const keepInFlow: PluginCreator<never> = () => ({
  postcssPlugin: "keep-in-flow",
  Declaration: (declaration, { AtRule, Declaration }) => {
    const { parent: rule, source } = declaration;
    if (!rule || !source || declaration.important) return;
    for (const [params, changes] of exceptionsTo(declaration)) {
      const media = new AtRule({ name: "media", params, source });
      for (const [prop, value] of Object.entries(changes))
        media.append(new Declaration({ prop, value, important: true, source }));
      rule.append(media);
    }
  },
});
keepInFlow.postcss = true;
