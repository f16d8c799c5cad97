import { chakra } from "@chakra-ui/react";
import type { Goods } from "#generated/model/index.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { ExpiryDate } from "../expiry-date.tsx";
import { GoodsLink } from "../goods-link.tsx";
import { GoodsPrice } from "../goods-price.tsx";
import { InCart } from "../in-cart.tsx";
import { QuickAddButton } from "../quick-add-button.tsx";
import { StockMark } from "../stock-mark.tsx";

const SHOWN = 4;
const IMAGE_SIZE = 56;

/** Goods with the same ingredient in a table, to compare manufacturer, price and shelf life at a glance. */
export function Alternatives({ goods }: { goods: readonly Goods[] }) {
  if (goods.length === 0) return null;
  return (
    <chakra.div id="alternatives" scrollMarginTop="20">
      <Panel title="同成分商品">
        <chakra.ul css={styles}>
          {goods.slice(0, SHOWN).map((each) => (
            <li key={each.id}>
              <GoodsLink goods={each} decorative>
                <GoodsImage src={each.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
              </GoodsLink>
              <div data-part="what">
                <div>
                  <GoodsLink goods={each}>{each.name}</GoodsLink> {each.ypgg}
                </div>
                <div data-part="note">{each.sccj}</div>
                <div data-part="note">
                  <ExpiryDate date={each.xq} />
                </div>
              </div>
              <div data-part="cost">
                <GoodsPrice goods={each} quantity={each.zbz} />
                <span>
                  <InCart goods={each} /> <StockMark goods={each} />
                </span>
                <QuickAddButton goods={each} />
              </div>
            </li>
          ))}
        </chakra.ul>
      </Panel>
    </chakra.div>
  );
}

const styles = {
  "& li": {
    display: "flex",
    gap: "3",
    py: "2",
    borderTopWidth: "1px",
    borderColor: "border",
    listStyle: "none",
  },
  "& li > a": { lineHeight: "0" },
  "& [data-part=what]": { flex: "1", minWidth: "0" },
  "& [data-part=cost]": {
    display: "grid",
    justifyItems: "end",
    alignContent: "start",
    gap: "0.5",
    fontSize: "xs",
  },
} as const;
