type Token = { value: string | number };

const tokensOf = <T extends string | number>(values: Record<string, T>): Record<string, { value: T }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** The 4 px grid: `1` is 4 px, `0.5` is 2 px, `12` is 48 px. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 30, 32, 36, 40, 44,
  48, 52, 56, 60, 64, 68, 72, 80, 96,
];

const spacing: Record<string, Token> = {
  0: { value: "0rem" },
  ...Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }])),
};

const FULL = {
  full: "100%",
  max: "max-content",
  min: "min-content",
  fit: "fit-content",
  vh: "100vh",
  dvh: "100dvh",
};
const NAMED = {
  "2xs": 16,
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  "2xl": 42,
  "3xl": 48,
  "4xl": 56,
  "5xl": 64,
};

const sizes: Record<string, Token> = {
  ...spacing,
  ...tokensOf({ ...FULL, "1/2": "50%", "1/3": "33.333333%", "2/3": "66.666667%" }),
  ...Object.fromEntries(Object.entries(NAMED).map(([name, rem]) => [name, { value: `${rem}rem` }])),
};

/** The subset of Chakra's scales in use; the whole preset would weigh more than all of our pages' styles. */
export const scales = {
  spacing,
  sizes,
  radii: tokensOf({
    none: "0",
    xs: "0.125rem",
    sm: "0.25rem",
    md: "0.375rem",
    lg: "0.5rem",
    xl: "0.75rem",
    full: "9999px",
  }),
  zIndex: tokensOf({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  fontSizes: tokensOf({
    "2xs": "0.625rem",
    xs: "0.75rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.25rem",
    "2xl": "1.5rem",
    "3xl": "1.875rem",
    "4xl": "2.25rem",
  }),
  fontWeights: tokensOf({ normal: "400", medium: "500", semibold: "600", bold: "700" }),
  lineHeights: tokensOf({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625, taller: 2 }),
  durations: tokensOf({ faster: "100ms", fast: "150ms", moderate: "200ms", slow: "300ms", slowest: "500ms" }),
  /**
   * The names of the keyframes below, which CSS modules read from variables: a plain name would become the module's
   * own.
   */
  animations: tokensOf({
    "fade-in": "fade-in",
    "fade-out": "fade-out",
    "grow-right": "grow-right",
    "slide-from-top": "slide-from-top",
    "slide-from-bottom": "slide-from-bottom",
    spin: "spin 1s linear infinite",
  }),
  cursor: tokensOf({ button: "pointer", checkbox: "pointer", disabled: "not-allowed" }),
};

export const keyframes = {
  spin: { "0%": { transform: "rotate(0deg)" }, "100%": { transform: "rotate(360deg)" } },
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
  "grow-right": { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.95)" } },
  "slide-from-top": { "0%": { translate: "0 -0.5rem" }, to: { translate: "0" } },
  "slide-from-bottom": { "0%": { translate: "0 0.5rem" }, to: { translate: "0" } },
};

export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" };

/** Too low for bars that stay in the window: a phone held sideways, or a page magnified to 200 % and more. */
export const LOW_WINDOW = "(height < 480px)";

export const textStyles = {
  "2xs": { value: { fontSize: "2xs", lineHeight: "0.75rem" } },
  xs: { value: { fontSize: "xs", lineHeight: "1rem" } },
  sm: { value: { fontSize: "sm", lineHeight: "1.25rem" } },
  md: { value: { fontSize: "md", lineHeight: "1.5rem" } },
  lg: { value: { fontSize: "lg", lineHeight: "1.75rem" } },
  xl: { value: { fontSize: "xl", lineHeight: "1.875rem" } },
};

export const layerStyles = { disabled: { value: { opacity: "0.5", cursor: "disabled" } } };
