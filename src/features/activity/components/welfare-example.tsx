import { chakra } from "@chakra-ui/react";
import { formatMoney } from "#src/shared/lib/money.ts";
import { EXAMPLE_PRICE, welfareExample } from "../lib/welfare-example.ts";

/** The storewide rate, which holds until the server tells another. */
const RATE = 0.94;

/** How the storewide price is reckoned, by an example in which the rounding can be seen. */
export function WelfareExample({ rate = RATE }: { rate: number | undefined }) {
  const { exact, paid } = welfareExample(rate);
  return (
    <chakra.p css={styles}>
      例：供货价 {formatMoney(EXAMPLE_PRICE)} × {Math.round(rate * 100)}% = ¥{exact}，舍去到分，实付{" "}
      <b>{formatMoney(paid)}</b>
    </chakra.p>
  );
}

const styles = {
  display: "inline-block",
  mt: "3",
  px: "3",
  py: "1",
  borderRadius: "sm",
  bg: "white/15",
  "& b": { fontSize: "md", fontWeight: "700" },
} as const;
