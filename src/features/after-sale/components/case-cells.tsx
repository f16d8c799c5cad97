import { Link } from "react-router-dom";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./case-list.module.css";

/** The number of a case, which opens it, and when it was filed. */
export function CaseNumber({ to, no, time }: { to: string; no: string; time: string }) {
  return (
    <>
      <Link to={to}>{no}</Link>
      <Text as="small" block tone="subtle" size="xs" weight="400">
        {formatMinute(time)}
      </Text>
    </>
  );
}

type Line = { name: string; image: string; number: number };
type GoodsProps = {
  lines: readonly Line[];
  /** Shown where a case names no goods. */
  describe: string;
  kind: string;
  order: { order_id: number; order_no: string };
};

/** The subject of a case: its goods or else the description, why, and the order. */
export function CaseGoods({ lines, describe, kind, order }: GoodsProps) {
  const [first] = lines;
  return (
    <span className={styles.goods}>
      {first && <GoodsImage src={first.image} alt="" size={40} />}
      <Box as="span" grow narrow>
        <Text block ellipsis tone="strong">
          {first ? goodsText(first, lines) : describe}
        </Text>
        <Text as="small" block tone="subtle" size="xs">
          {kind} · <Link to={paths.order(order.order_id)}>{order.order_no}</Link>
        </Text>
      </Box>
    </span>
  );
}

const goodsText = ({ name, number }: Line, { length: kinds }: readonly Line[]): string =>
  kinds > 1 ? `${name} 等 ${kinds} 种商品` : `${name} ×${number}`;

type Tone = "open" | "done" | "failed" | "ended";

/** The state of a case, and what comes next. */
export function CaseState({ name, tone, step }: { name: string; tone: Tone; step: string }) {
  return (
    <>
      <span className={styles.state} data-tone={tone}>
        {name}
      </span>
      {step && (
        <Text as="small" block tone="subtle" size="xs">
          {step}
        </Text>
      )}
    </>
  );
}

/** How a state looks: those of cases that ended have their own tone. */
export const toneOf = (status: number, ended: Readonly<Record<number, Tone>>): Tone =>
  ended[status] ?? "open";
