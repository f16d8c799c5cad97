import { LadderPriceType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { priceHint } from "#mock/domain/goods/rules/price-hint.ts";
import { unavailability } from "#mock/domain/goods/rules/quantity.ts";
import { normalize } from "#mock/domain/goods/rules/search/normalize.ts";
import { unitPrice } from "#mock/domain/goods/rules/unit-price.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatYuan } from "#mock/world/money.ts";

/** The best-known goods whose generic name is in a text; the longest name wins. */
export function goodsNamedIn(state: WorldState, text: string): number | undefined {
  const said = normalize(text);
  let longest: { readonly name: string; readonly id: number } | undefined;
  for (const term of state.seed.index.names) {
    const [best] = term.goods;
    if (best && said.includes(term.text) && term.text.length > (longest?.name.length ?? 1))
      longest = { name: term.text, id: best.id };
  }
  return longest?.id;
}

const nameOf = ({ name, ypgg, sccj }: GoodsRecord): string => `${name} ${ypgg}（${sccj}）`;

/** Returns the reply on whether goods can be bought, as they are sold to the buyer. */
export function stockReply(goods: GoodsRecord): string {
  const problem = unavailability(goods);
  if (problem !== undefined) return `${problem}。需要时可在“自助服务—品种求购”登记，到货后短信通知您。`;
  const { number, bzdw, zbz } = goods;
  return number < terms.stock.few
    ? `${nameOf(goods)}仅剩 ${number} ${bzdw}，请尽快下单。`
    : `${nameOf(goods)}有货，按 ${zbz} ${bzdw}的倍数订购，付款后 ${terms.orders.dispatch_hours} 小时内出库。`;
}

/** The buyer's price of goods with its tiers; who may not see prices learns why. */
export function priceReply(goods: GoodsRecord, user: UserRecord): string {
  const hint = priceHint(user);
  if (hint !== "") return `${hint}。审核进度可在“账户中心”查看。`;
  const { zbz, bzdw, offer_price: offer, ladder_price: tiers, ladder_price_type: type } = goods;
  const now = `${nameOf(goods)}现价 ¥${formatYuan(unitPrice(goods, zbz))}/${bzdw}`;
  if (offer !== null) return `${now}，为活动价，不与阶梯价同享。`;
  const steps = tiers.map(
    ({ number, price }) =>
      `${number} ${bzdw}${type === LadderPriceType.UpToNumber ? "以内" : "起"} ¥${formatYuan(price)}`,
  );
  return steps.length === 0 ? `${now}。` : `${now}，阶梯价：${steps.join("，")}。`;
}
