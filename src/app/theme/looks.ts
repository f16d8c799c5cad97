const SPACES = ["1", "1.5", "2", "3", "4", "5", "6"];

const each = (values: readonly string[], property: string): Record<string, object> =>
  Object.fromEntries(values.map((value) => [value, { [property]: value }]));
const flag = (styles: object): Record<string, object> => ({ true: styles });

/**
 * The looks of the layout parts (src/shared/ui/layout): each is a property of theirs with its values, and what a value
 * sets in the terms of the theme.
 */
export const looks: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  gap: each(SPACES, "gap"),
  gapX: each(SPACES, "columnGap"),
  gapY: each(SPACES, "rowGap"),
  align: each(["center", "baseline", "start", "end"], "alignItems"),
  justify: {
    between: { justifyContent: "space-between" },
    center: { justifyContent: "center" },
    end: { justifyContent: "end" },
  },
  wrap: flag({ flexWrap: "wrap" }),
  /** Takes the room that its siblings leave. */
  grow: flag({ flex: "1" }),
  /** May get narrower than its content. */
  narrow: flag({ minWidth: "0" }),
  noShrink: flag({ flexShrink: "0" }),
  mt: each(SPACES, "marginTop"),
  mb: each(SPACES, "marginBottom"),
  p: each(SPACES, "padding"),
  px: each(SPACES, "paddingInline"),
  py: each(SPACES, "paddingBlock"),
  pt: each(SPACES, "paddingTop"),
  pb: each(SPACES, "paddingBottom"),
  tone: {
    muted: { color: "fg.muted" },
    subtle: { color: "fg.subtle" },
    strong: { color: "fg" },
    brand: { color: "brand.fg" },
    promo: { color: "fg.promo" },
    price: { color: "fg.price" },
    error: { color: "fg.error" },
  },
  size: each(["xs", "sm", "md", "lg", "xl"], "fontSize"),
  bold: flag({ fontWeight: 600 }),
  textAlign: each(["center", "end"], "textAlign"),
  block: flag({ display: "block" }),
  nowrap: flag({ whiteSpace: "nowrap" }),
  /** One line, cut off with an ellipsis. */
  ellipsis: flag({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
  /** Long words and numbers may be broken anywhere. */
  breakable: flag({ overflowWrap: "anywhere" }),
};
