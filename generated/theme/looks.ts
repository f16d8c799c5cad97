// Generated from src/app/theme. Do not edit: run `npm run generate -- theme`.

export type Looks = {
  gap?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  gapX?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  gapY?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  align?: "center" | "baseline" | "start" | "end" | undefined;
  justify?: "between" | "center" | "end" | undefined;
  wrap?: boolean | undefined;
  grow?: boolean | undefined;
  narrow?: boolean | undefined;
  noShrink?: boolean | undefined;
  mt?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  mb?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  p?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  px?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  py?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  pt?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  pb?: "1" | "2" | "3" | "4" | "5" | "6" | "1.5" | undefined;
  tone?: "muted" | "subtle" | "strong" | "brand" | "promo" | "price" | "error" | undefined;
  size?: "xs" | "sm" | "md" | "lg" | "xl" | undefined;
  bold?: boolean | undefined;
  textAlign?: "center" | "end" | undefined;
  block?: boolean | undefined;
  nowrap?: boolean | undefined;
  ellipsis?: boolean | undefined;
  breakable?: boolean | undefined;
};

export const LOOKS = new Set("gap gapX gapY align justify wrap grow narrow noShrink mt mb p px py pt pb tone size bold textAlign block nowrap ellipsis breakable".split(" "));
