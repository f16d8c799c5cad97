import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { recipeChanges, recipes, slotRecipes } from "./recipes.ts";
import { breakpoints, keyframes, layerStyles, textStyles } from "./scales.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { tokens } from "./tokens.ts";

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: "shop",
  globalCss: {
    html: {
      fontSize: "16px",
      // A scrollbar that comes and goes would move everything that is centred.
      overflowY: "scroll",
      // The pinned search row covers nothing that the focus goes to.
      scrollPaddingTop: "4.5rem",
      colorPalette: "brand",
      "--global-color-border": "colors.border",
      "--global-font-body": "fonts.body",
    },
    "*::placeholder": { color: "fg.subtle", opacity: 1 },
    "*::selection": { bg: "brand.emphasized" },
    body: {
      fontSize: "sm",
      lineHeight: "1.57",
      color: "fg",
      bg: "bg.page",
      fontVariantNumeric: "tabular-nums",
    },
    a: { color: "inherit", textDecoration: "none" },
    "*:focus-visible": { outline: "2px solid {colors.brand.500}", outlineOffset: "1px" },
    // The focus waits there after a change of the page; there is nothing to be done with it.
    "h1:focus-visible": { outline: "none" },
    "*, *::before, *::after": {
      _motionReduce: { animationDuration: "0.01ms !important", transitionDuration: "0.01ms !important" },
    },
  },
  theme: { breakpoints, keyframes, textStyles, layerStyles, tokens, semanticTokens, recipes, slotRecipes },
});

/** Chakra's base with the shop's own theme. Working it out takes a slow telephone a fifth of a second. */
export const createShopSystem = () =>
  createSystem(defaultBaseConfig, config, { theme: { recipes: recipeChanges } });
