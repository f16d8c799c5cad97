import { chakra } from "@chakra-ui/react";
import { formatMoney } from "#src/shared/lib/money.ts";
import { EXAMPLE_PRICE, welfareExample } from "../lib/welfare-example.ts";

/** The default storewide rate, until the server returns another. */
const RATE = 0.94;

/** How the storewide price is calculated, with an example that shows the rounding. */
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
