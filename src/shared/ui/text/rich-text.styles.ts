export const styles = {
  maxWidth: "4xl",
  lineHeight: "1.8",
  overflowWrap: "anywhere",
  "& > * + *": { mt: "3" },
  "& h2": { mt: "6", fontSize: "md", fontWeight: "600" },
  "& h3, & h4, & h5, & h6": { mt: "4", fontWeight: "600" },
  "& ul": { ps: "5", listStyle: "disc" },
  "& ol": { ps: "5", listStyle: "decimal" },
  "& li + li": { mt: "1" },
  "& li::marker": { color: "fg.subtle" },
  "& a[href]": { color: "brand.fg", textDecoration: "underline" },
  "& em, & small": { color: "fg.subtle", fontStyle: "normal" },
  "& blockquote": {
    ps: "3",
    borderInlineStartWidth: "3px",
    borderColor: "brand.emphasized",
    color: "fg.muted",
  },
  "& img": {
    display: "inline-block",
    maxWidth: "full",
    height: "auto",
    borderRadius: "sm",
    verticalAlign: "top",
  },
  // Most pictures are banners: those without a height reserve a banner's space while they load.
  "& img:not([height])": { aspectRatio: "auto 5 / 2" },
  "& pre": { whiteSpace: "pre-wrap" },
  // A table that is too wide scrolls on its own.
  "& [data-part=table]": { overflowX: "auto" },
  "& table": { width: "full", borderCollapse: "collapse" },
  "& th, & td": {
    minWidth: "16",
    px: "3",
    py: "1.5",
    borderWidth: "1px",
    borderColor: "border",
    textAlign: "start",
  },
  "& th": { bg: "bg.subtle", fontWeight: "600", wordBreak: "keep-all" },
  // Many columns fit on a phone if every word can break.
  mdDown: {
    "& th, & td": { minWidth: "10", px: "1.5", fontSize: "xs" },
    "& th": { wordBreak: "normal" },
  },
} as const;
