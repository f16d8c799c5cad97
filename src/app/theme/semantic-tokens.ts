import { defineSemanticTokens } from "@chakra-ui/react";

const to = (token: string) => ({ value: `{colors.${token}}` });

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: "#FFFFFF" },
      page: to("ink.50"),
      subtle: to("ink.50"),
      muted: to("ink.100"),
      emphasized: to("ink.200"),
      panel: { value: "#FFFFFF" },
    },
    fg: {
      DEFAULT: to("ink.800"),
      muted: to("ink.600"),
      subtle: to("ink.500"),
      price: to("price.500"),
      promo: to("promo.600"),
      error: to("danger.600"),
    },
    border: { DEFAULT: to("ink.200"), strong: to("ink.300"), error: to("danger.600") },
    brand: {
      solid: to("brand.600"),
      contrast: { value: "#FFFFFF" },
      fg: to("brand.700"),
      muted: to("brand.100"),
      subtle: to("brand.50"),
      emphasized: to("brand.200"),
      focusRing: to("brand.500"),
      border: to("brand.300"),
    },
    tag: {
      red: { DEFAULT: { value: "#C8321A" }, bg: { value: "#FDEDEA" } },
      orange: { DEFAULT: { value: "#A85A00" }, bg: { value: "#FFF3E0" } },
      blue: { DEFAULT: { value: "#1D5FBF" }, bg: { value: "#E9F1FD" } },
      amber: { DEFAULT: { value: "#8A5A00" }, bg: { value: "#FFF6DB" } },
      pink: { DEFAULT: { value: "#B8306F" }, bg: { value: "#FDEAF3" } },
    },
  },
  radii: { l1: { value: "{radii.xs}" }, l2: { value: "{radii.sm}" }, l3: { value: "{radii.md}" } },
  shadows: {
    xs: { value: "0 1px 2px {colors.shade.10}" },
    sm: { value: "0 2px 4px {colors.shade.8}, 0 0 1px {colors.shade.25}" },
    md: { value: "0 4px 12px {colors.shade.10}, 0 0 1px {colors.shade.25}" },
    lg: { value: "0 8px 24px {colors.shade.14}, 0 0 1px {colors.shade.25}" },
  },
});
