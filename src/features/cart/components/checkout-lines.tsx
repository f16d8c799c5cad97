import type { CartLine, PaidLine } from "#generated/model/index.ts";
import { ruleMark } from "#src/entities/goods/goods-marks.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { giftText } from "#src/shared/lib/gift-text.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import type { PricedLine } from "#src/shared/ui/goods/priced-line-row.tsx";
import { PricedLines } from "#src/shared/ui/goods/priced-lines.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { lineAmount } from "../lib/cart-totals.ts";
import { lineMark } from "../lib/line-mark.ts";

type Props = {
  lines: readonly CartLine[];
  /** The final price of each line; undefined until calculated. */
  priced: readonly PaidLine[] | undefined;
};

/** The lines of a checkout, with the calculation of each final price. */
export function CheckoutLines({ lines, priced }: Props) {
  const pieces = lines.reduce((sum, { number }) => sum + number, 0);
  const byId = new Map(priced?.map((line) => [line.id, line]));
  const rows = lines.map((line) => {
    const price = byId.get(line.id);
    const row = toPricedLine(line);
    if (!price) return row;
    const { shared, coupon_shared: couponShared, paid, reason } = price;
    return { ...row, shared, couponShared, amount: paid, explained: { rawPrice: line.raw_price, reason } };
  });
  const total = priced && sumMoney(priced.map(({ paid }) => paid));
  return (
    <Panel title="商品清单" hint={`共 ${formatCount(lines.length)} 种 ${formatCount(pieces)} 件`}>
      <PricedLines lines={rows} label="商品清单" />
      {total !== undefined && (
        <Text as="div" mt="2" tone="muted" size="xs" textAlign="end">
          单价 × 数量，减满减、分摊与券、加换购，为每行实付；各行实付相加 {formatMoney(total)}
          ，运费另计
        </Text>
      )}
    </Panel>
  );
}

/** A cart line as shown in the checkout. */
function toPricedLine(line: CartLine): PricedLine {
  const { goods, gift_data: gift } = line;
  return {
    id: line.id,
    name: goods.name,
    mark: lineMark(line) ?? ruleMark(goods),
    to: paths.goods(goods.id),
    specification: goods.ypgg,
    maker: goods.sccj,
    unit: goods.bzdw,
    image: goods.goods_image[0]?.list_url,
    price: line.price,
    number: line.number,
    reduction: line.goods_manjian_amount,
    gift: giftText(gift),
    extra: gift.total,
    amount: lineAmount(line),
  };
}
