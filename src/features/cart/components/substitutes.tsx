import { Link } from "react-router-dom";
import { useGetGoodsDetail } from "#generated/hooks/goods/goods.ts";
import type { CartLine, Goods } from "#generated/model/index.ts";
import { buyingObstacle } from "#src/entities/goods/for-sale.ts";
import { comparablePricesText } from "#src/entities/goods/gram-price.ts";
import { priceAt } from "#src/entities/goods/price.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { swapNumber, useSwapLine } from "../hooks/use-swap-line.ts";
import styles from "./substitutes.module.css";

const MOST = 3;

/** Goods with the same ingredient that can replace a line, those of the same name first. */
export function Substitutes({ line }: { line: CartLine }) {
  const { goods } = line;
  const query = useGetGoodsDetail(goods.id, undefined, {
    query: { select: ({ data }) => substitutesOf(goods, data.same_ingredient), meta: { errors: "inline" } },
  });
  const { swap, isSwapping } = useSwapLine(line);
  return (
    <Loaded
      query={query}
      what="替代品"
      as="line"
      skeleton="32"
      empty={
        <Text as="p" px="3" tone="muted" size="xs">
          没有同成分且有货的商品
        </Text>
      }
    >
      {(found) => (
        <ul className={styles.root} aria-label={`${goods.name}的替代品`}>
          {found.map((each) => (
            <Substitute
              key={each.id}
              goods={each}
              number={swapNumber(line, each)}
              isBusy={isSwapping}
              onSwap={() => swap(each)}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const substitutesOf = ({ name }: Goods, sameIngredient: readonly Goods[]): Goods[] =>
  sameIngredient
    .filter((each) => buyingObstacle(each) === "")
    .toSorted((one, other) => Number(other.name === name) - Number(one.name === name))
    .slice(0, MOST);

type SubstituteProps = { goods: Goods; number: number; isBusy: boolean; onSwap: () => void };

function Substitute({ goods, number, isBusy, onSwap }: SubstituteProps) {
  const price = priceAt(goods, number);
  return (
    <li className={styles.substitute}>
      <span className={styles.info}>
        <Link className={styles.name} to={paths.goods(goods.id)}>
          {goods.name}
        </Link>{" "}
        {goods.ypgg} · {goods.sccj}
      </span>
      <span>效期至 {goods.xq || "--"}</span>
      <span>{describeStock(goods).text}</span>
      <span className={styles.price}>
        {price !== null && formatMoney(price)}/{goods.bzdw}{" "}
        <small>{comparablePricesText(goods, number)}</small>
      </span>
      <Button size="2xs" variant="outline" disabled={isBusy} onClick={onSwap}>
        换成 {number} {goods.bzdw}
      </Button>
    </li>
  );
}
