export const helpTreeStyles = {
  py: "2",
  "& ul": { listStyle: "none" },
  "& b": {
    display: "block",
    px: "4",
    pt: "3",
    pb: "1",
    color: "fg.subtle",
    fontSize: "xs",
    fontWeight: "400",
  },
  "& li a, & li button": {
    display: "block",
    width: "full",
    px: "4",
    py: { base: "2.5", lg: "1.5" },
    color: "fg",
    outlineOffset: "-2px",
  },
  "& li a:hover, & li button:hover": { color: "brand.fg" },
  "& a[aria-current]": {
    bg: "brand.subtle",
    color: "brand.fg",
    fontWeight: "600",
    boxShadow: "inset 3px 0 0 {colors.brand.solid}",
  },
} as const;
