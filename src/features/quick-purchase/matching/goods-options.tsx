import { Link } from "react-router-dom";
import { addVarietyRequestBodyNameMax } from "#generated/zod/variety/variety.zod.ts";
import { hiddenPriceReason, noBuyReason } from "#src/entities/goods/for-sale.ts";
import { comparablePricesText } from "#src/entities/goods/gram-price.ts";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { paths } from "#src/shared/paths.ts";
import { ComboboxOption, ComboboxPanel } from "#src/shared/ui/field/combobox-panel.tsx";
import type { Combobox } from "#src/shared/ui/field/use-combobox.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import type { Lookup } from "./use-lookup.ts";
import styles from "./goods-options.module.css";

type Props = {
  text: string;
  lookup: Lookup;
  combobox: Combobox;
};

/** The candidates for the typed text. */
export function GoodsOptions({ text, lookup, combobox }: Props) {
  const { goods, isSearching, error, retry } = lookup;
  return (
    <ComboboxPanel
      className={styles.root}
      combobox={combobox}
      label="可选商品"
      options={goods.map((each, index) => (
        <ComboboxOption className={styles.option} key={each.id} combobox={combobox} index={index}>
          <b>{each.name}</b>
          <Price value={each.price} hint={hiddenPriceReason(each)} size="sm" unit={each.bzdw} />
          <small>
            <LastBought goods={each} />{" "}
            {[each.ypgg, comparablePricesText(each, packOf(each)), each.sccj].filter(Boolean).join("，")}
          </small>
          <small>
            {noBuyReason(each) || `${describeStock(each).text}，效期至 ${each.xq}，编号 ${each.id}`}
          </small>
        </ComboboxOption>
      ))}
    >
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
    </ComboboxPanel>
  );
}
