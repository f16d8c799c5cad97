import { defineTokens } from "@chakra-ui/react";
import { scales } from "./scales.ts";

const color = (value: string) => ({ value });

/**
 * A color that lets through what is behind it. Written out: `color-mix`, as which Chakra writes it, came with Chromium
 * 111.
 */
const seeThrough = (hex: string, percents: readonly number[]) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Object.fromEntries(
    percents.map((percent) => [percent, color(`rgb(${parts.join(" ")} / ${percent}%)`)]),
  );
};

/** A medical green for the brand, a warm red for prices only, amber for promotion, neutral grays. */
export const tokens = defineTokens({
  ...scales,
  colors: {
    shade: seeThrough("#131B1B", [8, 10, 14, 25, 50, 55, 60, 70, 80]),
    glass: seeThrough("#FFFFFF", [15, 40]),
    white: color("#FFFFFF"),
    black: color("#000000"),
    danger: { 500: color("#D93A1E"), 600: color("#B3270F") },
    brand: {
      50: color("#EAF7F2"),
      100: color("#CDEDE1"),
      200: color("#9ADBC5"),
      300: color("#5FC2A3"),
      400: color("#2BA583"),
      500: color("#0E8C6B"),
      600: color("#08795B"),
      700: color("#066149"),
      800: color("#054D3B"),
      900: color("#04382B"),
      950: color("#02231B"),
    },
    price: { 500: color("#D93A1E"), 600: color("#C02F15") },
    promo: { 50: color("#FFF7E8"), 100: color("#FDEAC5"), 500: color("#C26A00"), 600: color("#9C5300") },
    ink: {
      50: color("#F6F8F8"),
      100: color("#EEF1F1"),
      200: color("#E1E6E6"),
      300: color("#CBD3D3"),
      400: color("#98A4A4"),
      500: color("#667373"),
      600: color("#4A5656"),
      700: color("#344040"),
      800: color("#1F2929"),
      900: color("#131B1B"),
    },
  },
  fonts: {
    body: {
      value: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
    },
    heading: {
      value: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
    },
  },
  sizes: {
    ...scales.sizes,
    content: { value: "1280px" },
    /** The content including its gutters. */
    page: { value: "1312px" },
    /** The column of the category menu. */
    menu: { value: "208px" },
    /** The right sidebar with its drawer open. */
    drawer: { value: "310px" },
  },
});
