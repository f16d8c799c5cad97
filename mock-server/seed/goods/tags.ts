import { CartLineType, Flag, LadderPriceType, NextGiftType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { TagRecord } from "#mock/domain/goods/records.ts";
import type { Offer } from "./offers.ts";

const yuan = (fen: number) => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));

const tag = (name: string, describe: string, isLadder: Flag = Flag.No): TagRecord => ({
  name,
  describe,
  is_show: Flag.Yes,
  isLadder,
});

/** The tags of an offer (specification section 3: 优 秒 满 换购 赠 特 新), the most prominent first. */
export function tagsOf(offer: Offer, unit: string, isNew: boolean): TagRecord[] {
  const tags: TagRecord[] = [];
  if (offer.sale_type === CartLineType.Spike && offer.offer_price !== null) {
    const limit = offer.limit_number > 0 ? `，每个客户限购 ${offer.limit_number} ${unit}` : "";
    tags.push(tag("秒", `限时秒杀价 ${yuan(offer.offer_price)} 元${limit}`));
  }
  if (offer.times?.kind === "groupBuy" && offer.offer_price !== null) {
    tags.push(tag("拼", `拼团价 ${yuan(offer.offer_price)} 元，满 ${offer.times.target} ${unit}成团`));
  }
  if (offer.times?.kind === "welfare" && offer.offer_price !== null) {
    tags.push(
      tag(
        `${terms.welfare.percent}折`,
        `全场 ${terms.welfare.percent} 折，折后 ${yuan(offer.offer_price)} 元`,
      ),
    );
  }
  if (offer.is_yj === Flag.Yes) tags.push(tag("特", "今日特价，售完即止"));
  if (offer.is_jxq === Flag.Yes) tags.push(tag("特", "近效期特惠，请留意效期，非质量问题不退换"));
  if (offer.reduction) {
    tags.push(tag("满", `本品每满 ${yuan(offer.reduction.amount)} 元减 ${yuan(offer.reduction.reduce)} 元`));
  }
  if (offer.gift?.type === NextGiftType.Gift)
    tags.push(tag("赠", `每购 ${offer.gift.every} ${unit}赠${offer.gift.name}`));
  if (offer.gift?.type === NextGiftType.AddOn) {
    tags.push(
      tag("换购", `每购 ${offer.gift.every} ${unit}加 ${yuan(offer.gift.price)} 元换购${offer.gift.name}`),
    );
  }
  if (offer.ladder_price.length > 0) tags.push(tag("阶梯价", ladderText(offer, unit), Flag.Yes));
  if (offer.is_youx === Flag.Yes) tags.push(tag("优", "优选商品，品质与供货有保障"));
  if (isNew) tags.push(tag("新", "本月新品"));
  return tags;
}

function ladderText(offer: Offer, unit: string): string {
  return offer.ladder_price
    .map(({ number, price }) =>
      offer.ladder_price_type === LadderPriceType.UpToNumber
        ? `${number} ${unit}以内 ${yuan(price)} 元`
        : `满 ${number} ${unit} ${yuan(price)} 元`,
    )
    .join("，");
}
