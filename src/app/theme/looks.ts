const each = (values: readonly string[], property: string): Record<string, object> =>
  Object.fromEntries(values.map((value) => [value, { [property]: value }]));
/** One column, and this number from a breakpoint of the theme on. */
const columns = (counts: Record<string, number>): object => ({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    ...Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, `repeat(${count}, minmax(0, 1fr))`]),
    ),
  },
});
const flag = (styles: object): Record<string, object> => ({ true: styles });

/**
 * The looks of the layout parts (src/shared/ui/layout): each is a property of theirs with its values, and what a value
 * sets in the terms of the theme.
 */
export const looks: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  gap: each(["1", "1.5", "2", "3", "4", "5"], "gap"),
  gapX: each(["1", "2", "3", "4", "5", "6", "8"], "columnGap"),
  gapY: each(["1", "1.5", "2"], "rowGap"),
  /** The number of columns of equal width, where there is room for them. */
  columns: {
    "2": columns({ md: 2 }),
    "3": columns({ md: 3 }),
    pair: columns({ sm: 2 }),
    "2-3": columns({ sm: 2, lg: 3 }),
    "2-3-4": columns({ sm: 2, lg: 3, xl: 4 }),
    cards: columns({ md: 2, xl: 3 }),
  },
  align: each(["center", "baseline", "start", "end"], "alignItems"),
  justify: {
    between: { justifyContent: "space-between" },
    center: { justifyContent: "center" },
    end: { justifyContent: "end" },
  },
  wrap: flag({ flexWrap: "wrap" }),
  self: each(["start"], "alignSelf"),
  /** Spans all columns of the grid around it. */
  allColumns: flag({ gridColumn: "1 / -1" }),
  /** Takes the room that its siblings leave. */
  grow: flag({ flex: "1" }),
  /** May get narrower than its content. */
  narrow: flag({ minWidth: "0" }),
  noShrink: flag({ flexShrink: "0" }),
  fullWidth: flag({ width: "100%" }),
  w: { ...each(["16", "28", "40", "60"], "width"), most: { width: "66.666667%" } },
  maxW: each(["xs", "sm", "md", "4xl"], "maxWidth"),
  minH: {
    ...each(["5", "6", "8", "10", "11", "14", "80"], "minHeight"),
    /** A line of filters, which takes two on a phone. */
    filters: { minHeight: { base: "18", md: "8" } },
  },
  ms: { "2": { marginInlineStart: "2" }, auto: { marginInlineStart: "auto" } },
  mt: each(["1", "2", "3", "4", "5", "6", "8"], "marginTop"),
  mb: each(["1", "1.5", "2", "3", "4", "5", "6"], "marginBottom"),
  p: { ...each(["3", "4"], "padding"), panel: { padding: { base: "3", md: "4" } } },
  px: {
    ...each(["1", "2", "3", "4", "6"], "paddingInline"),
    panel: { paddingInline: { base: "3", md: "4" } },
  },
  py: each(["1", "2", "3", "4", "6"], "paddingBlock"),
  pt: each(["1", "1.5", "3", "4", "5"], "paddingTop"),
  pb: each(["1", "2", "3", "4", "5"], "paddingBottom"),
  /** The frame of a panel. */
  framed: flag({ borderWidth: "1px", borderRadius: "md", backgroundColor: "bg.panel" }),
  /** Rises to the pointer. */
  lifts: flag({ "&:hover": { borderColor: "brand.border", boxShadow: "sm" } }),
  clipped: flag({ overflow: "hidden" }),
  bg: { panel: { backgroundColor: "bg.panel" }, subtle: { backgroundColor: "bg.subtle" } },
  edge: { strong: { borderColor: "border.strong" }, error: { borderColor: "border.error" } },
  noOutline: flag({ outline: "none" }),
  /** The box of a checkbox. */
  checkbox: flag({ width: "4", height: "4", accentColor: "brand.solid" }),
  line: { above: { borderTopWidth: "1px" }, below: { borderBottomWidth: "1px" } },
  round: each(["sm", "md"], "borderRadius"),
  tone: {
    muted: { color: "fg.muted" },
    subtle: { color: "fg.subtle" },
    strong: { color: "fg" },
    brand: { color: "brand.fg" },
    promo: { color: "fg.promo" },
    price: { color: "fg.price" },
    error: { color: "fg.error" },
    solid: { color: "brand.solid" },
  },
  size: each(["xs", "sm", "md", "lg", "xl"], "fontSize"),
  keeps: { newlines: { whiteSpace: "pre-line" }, spaces: { whiteSpace: "pre-wrap" } },
  weight: each(["400", "500"], "fontWeight"),
  tabular: flag({ fontVariantNumeric: "tabular-nums" }),
  underline: flag({ textDecoration: "underline" }),
  bold: flag({ fontWeight: 600 }),
  textAlign: each(["center", "end"], "textAlign"),
  block: flag({ display: "block" }),
  inline: flag({ display: "inline-flex" }),
  grid: flag({ display: "grid" }),
  clickable: flag({ cursor: "pointer" }),
  relative: flag({ position: "relative" }),
  noMarkers: flag({ listStyle: "none" }),
  hideEmpty: flag({ "&:empty": { display: "none" } }),
  hideBelow: { md: { hideBelow: "md" }, lg: { hideBelow: "lg" } },
  /** Left to screen readers. */
  unseenBelow: { md: { mdDown: { srOnly: true } }, lg: { lgDown: { srOnly: true } } },
  hideFrom: { md: { hideFrom: "md" } },
  nowrap: flag({ whiteSpace: "nowrap" }),
  /** One line, cut off with an ellipsis. */
  ellipsis: flag({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
  /** So many lines, cut off with an ellipsis. */
  lines: each(["2"], "lineClamp"),
  /** Long words and numbers may be broken anywhere. */
  breakable: flag({ overflowWrap: "anywhere" }),
};
