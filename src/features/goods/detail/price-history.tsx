import { useGetGoodsPrices } from "#generated/hooks/goods/goods.ts";
import type { Goods, GoodsPrices } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { ClosingsPanel } from "#src/shared/ui/chart/closings-panel.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { TargetPriceForm } from "./target-price-form.tsx";

/** The price of a year as a chart or a table, its lowest, highest and present one, and the buyer's target price. */
export function PriceHistory({ goods }: { goods: Goods }) {
  const prices = useGetGoodsPrices(goods.id, {
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const closings = prices.data?.prices.map(({ day, price }) => ({ day, value: price }));
  return (
    <Box framed p="panel">
      <ClosingsPanel
        label="价格走势"
        valueName="单价"
        query={{ ...prices, data: closings }}
        hint={`近 ${terms.spending.months} 个月`}
        format={formatMoney}
      />
      {prices.data && (
        <Box mt="8">
          <FigureList figures={figuresOf(prices.data)} />
          <TargetPriceForm goods={goods} prices={prices.data} />
        </Box>
      )}
    </Box>
  );
}

const figuresOf = ({ now, lowest, highest }: GoodsPrices) => [
  { name: "现价", value: formatMoney(now) },
  { name: "最低", value: formatMoney(lowest) },
  { name: "最高", value: formatMoney(highest) },
];
