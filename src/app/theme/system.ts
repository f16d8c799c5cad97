import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { recipeChanges, recipes } from "./recipes.ts";
import { LOW_WINDOW, breakpoints, keyframes, layerStyles, textStyles } from "./scales.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { slotRecipes } from "./slot-recipes.ts";
import { tokens } from "./tokens.ts";

const PAPER = { size: "A4", margin: "12mm" };

/**
 * Nothing can be pressed or filled in on paper; but what is pressed for an explanation, and what is ticked, says
 * something.
 */
const NOT_ON_PAPER =
  "button:not([aria-haspopup=dialog], th *, [role=columnheader] *), .shop-button, input:not(:checked, [role=spinbutton]), select, textarea, [role=search], [data-screen-only], [data-away]";

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: "shop",
  globalCss: {
    html: {
      fontSize: "16px",
      // A scrollbar that comes and goes would shift everything centered.
      overflowY: "scroll",
      // Keeps the sticky search row, and the bars at the bottom of cart, lists and forms, from covering a focused
      // element.
      scrollPaddingTop: "4.5rem",
      scrollPaddingBottom: "8rem",
      // On a phone there is the bar at the bottom besides.
      "@media screen and (width < 768px)": { scrollPaddingBottom: "12rem" },
      [`@media ${LOW_WINDOW}`]: { scrollPaddingBlock: "0 !important" },
      colorPalette: "brand",
      "--global-color-border": "colors.border",
      "--global-font-body": "fonts.body",
    },
    // The content of a fixed bottom bar is always in view: scrolling it into view must not move the page.
    "[data-bottom-bar] :is(a, button, input)": {
      scrollMarginBottom: "-8rem",
      "@media screen and (width < 768px)": { scrollMarginBottom: "-12rem" },
      [`@media ${LOW_WINDOW}`]: { scrollMarginBottom: "0 !important" },
    },
    "*::placeholder": { color: "fg.subtle", opacity: 1 },
    "*::selection": { bg: "brand.emphasized" },
    body: {
      fontSize: "sm",
      lineHeight: "1.57",
      color: "fg",
      bg: { base: "bg.page", _print: "white" },
      fontVariantNumeric: "tabular-nums",
    },
    a: { color: "inherit", textDecoration: "none" },
    // A long Latin name widens neither its column nor the page.
    "h1, h2, h3, p, b": { overflowWrap: "anywhere" },
    "*:focus-visible": { outline: "2px solid {colors.brand.500}", outlineOffset: "1px" },
    // The heading only receives the focus after a navigation; it is not interactive.
    "h1:focus-visible": { outline: "none" },
    "@page": PAPER,
    [NOT_ON_PAPER]: { _print: { display: "none !important" } },
    "tr, [role=row], li": { _print: { breakInside: "avoid" } },
    // A total is below its table, not on each page of it.
    tfoot: { _print: { display: "table-row-group" } },
    "h1, h2, h3": { _print: { breakAfter: "avoid" } },
    "*, *::before, *::after": {
      _motionReduce: {
        animationDuration: "0.01ms !important",
        // A spinner of that duration would flicker.
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
      },
    },
  },
  theme: { breakpoints, keyframes, textStyles, layerStyles, tokens, semanticTokens, recipes, slotRecipes },
});

/** Chakra's base with the shop's theme. `npm run generate` writes it as a stylesheet; no page computes it. */
export const createShopSystem = () =>
  createSystem(defaultBaseConfig, config, { theme: { recipes: recipeChanges } });
