import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { addVarietyRequestBodyNameMax } from "#generated/zod/variety/variety.zod.ts";
import { Link } from "react-router-dom";
import type { Goods } from "#generated/model/goods.ts";
import { contentPriceText } from "#src/entities/goods/content-price.ts";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { hiddenPriceReason, noBuyReason } from "#src/entities/goods/for-sale.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { paths } from "#src/shared/paths.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import type { Lookup } from "./use-lookup.ts";
import styles from "./goods-options.module.css";

type Props = {
  id: string;
  text: string;
  lookup: Lookup;
  active: number;
  optionId: (index: number) => string;
  onChoose: (goods: Goods) => void;
};

/** The candidates for the typed text; the focus stays in the field, the arrow keys highlight an option. */
export function GoodsOptions({ id, text, lookup, active, optionId, onChoose }: Props) {
  const { goods, isSearching, error, retry } = lookup;
  return (
    // Keeps the focus in the field when an option is clicked: blur would close the panel.
    <div className={styles.root} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label="可选商品">
        {goods.map((each, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field that owns the list handles its keys.
          <div
            className={styles.option}
            key={each.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onChoose(each)}
          >
            <b>{each.name}</b>
            <Price value={each.price} hint={hiddenPriceReason(each)} size="sm" unit={each.bzdw} />
            <small>
              <LastBought goods={each} />{" "}
              {[each.ypgg, contentPriceText(each, packOf(each)), each.sccj].filter(Boolean).join("，")}
            </small>
            <small>
              {noBuyReason(each) || `${describeStock(each).text}，效期至 ${each.xq}，编号 ${each.id}`}
            </small>
          </div>
        ))}
      </div>
      <div role="status" className={styles.state}>
        {goods.length > 0 ? null : isSearching ? (
          "正在查找……"
        ) : error ? (
          <>
            没有查到结果，请检查网络。
            <button type="button" onClick={retry}>
              再查一次
            </button>
          </>
        ) : (
          <>
            没有找到“{text.trim()}”，请换个写法，或{" "}
            <Link to={paths.newVarietyRequest({ name: text.trim().slice(0, addVarietyRequestBodyNameMax) })}>
              登记求购
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
