import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import * as chakra from "@chakra-ui/react/theme";
import { breakpoints, keyframes, layerStyles, textStyles } from "#src/app/theme/scales.ts";
import { tokens } from "#src/app/theme/tokens.ts";

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** A palette of Chakra's recipes: `deep` is a text on a `pale` ground, which in the dark change places. */
const palette = (deep: string, pale: string, bright: string, dim: string) => ({
  solid: { value: deep },
  contrast: { value: "#ffffff" },
  fg: both(deep, bright),
  muted: both(pale, dim),
  subtle: both(pale, dim),
  emphasized: both(pale, dim),
  border: both(deep, bright),
  focusRing: both(deep, bright),
});

const config = defineConfig({
  preflight: true,
  conditions: { dark: "@media screen and (prefers-color-scheme: dark)" },
  globalCss: {
    html: {
      colorScheme: { base: "light dark", _print: "light" },
      colorPalette: "gray",
      fontFamily: "body",
      scrollPaddingBlockStart: "4.5rem",
      "--global-color-border": "colors.border",
      "--global-font-body": "fonts.body",
      "--global-font-mono": "fonts.mono",
    },
    body: { bg: { base: "bg.subtle", _print: "bg" }, color: "fg", fontSize: "sm", lineHeight: "tall" },
    "h1, h2, h3, p, code, dd": { overflowWrap: "anywhere" },
    "h1:focus": { outline: "none" },
    "*:focus-visible": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "1px" },
    svg: { display: "inline-block", flexShrink: 0 },
    "[data-screen-only]": { _print: { display: "none !important" } },
    "*, *::before, *::after": {
      _motionReduce: { animationDuration: "0.01ms !important", transitionDuration: "0.01ms !important" },
    },
  },
  theme: {
    breakpoints,
    keyframes,
    layerStyles,
    textStyles,
    tokens: {
      ...tokens,
      fonts: {
        ...tokens.fonts,
        mono: {
          value:
            'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans CJK SC", monospace',
        },
      },
    },
    semanticTokens: {
      radii: { l1: { value: "{radii.sm}" }, l2: { value: "{radii.md}" }, l3: { value: "{radii.xl}" } },
      shadows: {
        xs: { value: "0 1px 2px {colors.shade.8}" },
        sm: { value: "0 2px 6px {colors.shade.10}" },
        md: { value: "0 4px 12px {colors.shade.10}" },
        lg: { value: "0 12px 40px {colors.shade.25}" },
        inner: { value: "none" },
      },
      colors: {
        bg: {
          DEFAULT: both("#ffffff", "#0f1417"),
          panel: both("#ffffff", "#141a1e"),
          subtle: both("#f7f9f9", "#0f1417"),
          muted: both("#eef2f2", "#1c2429"),
          emphasized: both("#e1e7e7", "#273138"),
          mark: both("#ffe9a8", "#6b5510"),
          error: both("#fdecee", "#3a1c20"),
          warning: both("#fdf1dc", "#33270f"),
          success: both("#e4f4ee", "#12312a"),
        },
        fg: {
          DEFAULT: both("#16212a", "#e6edf1"),
          muted: both("#465560", "#adbac3"),
          subtle: both("#5d6c77", "#8f9ea9"),
          error: both("#b02a37", "#ff8a94"),
          warning: both("#8a5300", "#f0b75a"),
          success: both("#0a6b52", "#4fd1a5"),
        },
        border: {
          DEFAULT: both("#e1e7e9", "#273138"),
          emphasized: both("#c5d0d4", "#3a474f"),
          error: both("#b02a37", "#ff8a94"),
        },
        brand: palette("#0a6b52", "#e4f4ee", "#4fd1a5", "#12312a"),
        green: palette("#0a6b52", "#e4f4ee", "#4fd1a5", "#12312a"),
        blue: palette("#0b5cad", "#e6f0fb", "#77b8ff", "#122a42"),
        orange: palette("#8a5300", "#fdf1dc", "#f0b75a", "#33270f"),
        red: palette("#b02a37", "#fdecee", "#ff8a94", "#3a1c20"),
        gray: { ...palette("#465560", "#eef2f2", "#adbac3", "#1c2429"), border: both("#c5d0d4", "#3a474f") },
      },
    },
    recipes: {
      badge: chakra.badgeRecipe,
      button: chakra.buttonRecipe,
      checkmark: chakra.checkmarkRecipe,
      code: chakra.codeRecipe,
      heading: chakra.headingRecipe,
      input: chakra.inputRecipe,
      kbd: chakra.kbdRecipe,
      link: chakra.linkRecipe,
      textarea: chakra.textareaRecipe,
    },
    slotRecipes: {
      alert: chakra.alertSlotRecipe,
      card: chakra.cardSlotRecipe,
      collapsible: chakra.collapsibleSlotRecipe,
      dataList: chakra.dataListSlotRecipe,
      dialog: chakra.dialogSlotRecipe,
      emptyState: chakra.emptyStateSlotRecipe,
      field: chakra.fieldSlotRecipe,
      fieldset: chakra.fieldsetSlotRecipe,
      nativeSelect: chakra.nativeSelectSlotRecipe,
      progress: chakra.progressSlotRecipe,
      stat: chakra.statSlotRecipe,
      table: chakra.tableSlotRecipe,
      toast: chakra.toastSlotRecipe,
    },
  },
});

/** Chakra's base with the shop's scales and colors, in light and dark as the reader's system says. */
export const system = createSystem(defaultBaseConfig, config, {
  theme: {
    recipes: {
      button: { defaultVariants: { size: "xs", variant: "outline" } },
      input: { defaultVariants: { size: "xs" } },
      code: { base: { whiteSpace: "normal", wordBreak: "break-word" } },
      badge: { base: { whiteSpace: "normal" }, defaultVariants: { size: "sm", variant: "subtle" } },
    },
  },
});
