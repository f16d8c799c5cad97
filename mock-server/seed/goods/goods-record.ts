import { Flag } from "#generated/enums.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import type { Alias, GoodsRecord, OfferPart, TagRecord } from "#mock/domain/goods/records.ts";
import { formOf } from "#mock/domain/goods/rules/form.ts";
import { FORMS } from "#mock/seed/goods/catalogue/forms.ts";
import { monthEnd } from "#mock/world/base-date.ts";
import { approvalNumber } from "./approval.ts";
import { ephedrineLimit, type GoodsSubject, marksOf, retailPrice } from "./marks.ts";
import { type Offer, withoutOffer } from "./offers.ts";
import { tagsOf } from "./tags.ts";

/** Offer ids are derived from the goods id, so that they are stable. */
const PRICE_OFFER = 500_000;
const REDUCTION_OFFER = 700_000;

/** The drawn or curated details of a product. Prices in 分. */
export type GoodsDetails = {
  readonly base: number;
  readonly zbz: number;
  readonly jzl: number;
  readonly expiresIn: number;
  readonly shelfMonths: number;
  readonly sales: number;
  readonly isNew: boolean;
  readonly warehouse: number;
  readonly offer: Offer;
};

/**
 * The product with this id. Every field is written out: object spread for twelve thousand objects would take a
 * quarter of the start.
 */
export function goodsRecord(id: number, subject: GoodsSubject, details: GoodsDetails): GoodsRecord {
  const { article, maker } = subject;
  const { isNew } = details;
  const form = formOf(FORMS, article.form);
  const marks = marksOf(subject, form);
  const offer = limited(details.offer, marks.is_ephedrine, details.zbz);
  const { reduction, times } = offer;
  const unit = article.form === "丸" && article.specs.length === 1 ? "盒" : form.unit;
  const tags = tagsOf(offer, unit, isNew);
  return {
    id,
    name: article.name,
    aliases: namesOf(article.aliases),
    articleIndex: subject.articleIndex,
    makerId: maker.id,
    sccj: maker.name,
    ypgg: subject.spec,
    ck_id: details.warehouse,
    form: article.form,
    kind: article.kind,
    base_price: details.base,
    offer_price: offer.offer_price,
    ladder_price: offer.ladder_price,
    ladder_price_type: offer.ladder_price_type,
    ladder_price_id: offer.ladder_price.length === 0 ? 0 : id,
    is_buy: offer.is_buy,
    no_buy_reason: offer.no_buy_reason,
    number: offer.number,
    bzdw: unit,
    is_free_shipping: offer.is_free_shipping,
    free_shipping_number: offer.free_shipping_number,
    is_dpby: offer.is_dpby,
    qg_number: offer.qg_number,
    is_youx: offer.is_youx,
    type: offer.type,
    tags,
    pzwh: approvalNumber(article.kind, article.form, article.name, id),
    zbz: details.zbz,
    jzl: details.jzl,
    xq: monthEnd(details.expiresIn),
    rx: article.rx,
    insurance: marks.insurance,
    insurance_code: marks.insurance_code,
    is_collective: marks.is_collective,
    is_ephedrine: marks.is_ephedrine,
    is_cold_chain: marks.is_cold_chain,
    retail_price: retailPrice(article.kind, id, details.base),
    licensed_address_only: marks.licensed_address_only,
    limit_number: offer.limit_number,
    ordered_number: 0,
    sales: details.sales,
    category_id: subject.categoryId,
    brand_id: maker.brandId,
    goods_price_id: priceId(offer, id),
    goods_manjian_id: reduction ? REDUCTION_OFFER + id : 0,
    is_yj: offer.is_yj,
    is_jxq: offer.is_jxq,
    sale_type: offer.sale_type,
    with_coupon: offer.with_coupon,
    gift: offer.gift,
    reduction: reduction ? { id: REDUCTION_OFFER + id, ...reduction } : null,
    parts: [],
    arrival: isNew ? 1_000_000 + id : (id * 7919) % 999_983,
    shelf_months: details.shelfMonths,
    controlled_group: offer.controlled_group,
    timed: times && {
      times,
      on: offerPart(offer, id, tags),
      off: offerPart(
        limited(withoutOffer(offer), marks.is_ephedrine, details.zbz),
        id,
        tagsOf(withoutOffer(offer), unit, isNew),
      ),
    },
  };
}

/** An offer within the limit of the law. */
const limited = (offer: Offer, isEphedrine: Flag, pack: number): Offer =>
  isEphedrine === Flag.Yes ? { ...offer, limit_number: ephedrineLimit(offer.limit_number, pack) } : offer;

/** One list for all goods of an article. */
const namesOf = memoize((aliases: readonly Alias[]): readonly string[] => aliases.map(({ name }) => name));

const priceId = ({ offer_price }: Offer, id: number): number => (offer_price === null ? 0 : PRICE_OFFER + id);

const offerPart = (offer: Offer, id: number, tags: readonly TagRecord[]): OfferPart => ({
  offer_price: offer.offer_price,
  limit_number: offer.limit_number,
  is_yj: offer.is_yj,
  sale_type: offer.sale_type,
  with_coupon: offer.with_coupon,
  goods_price_id: priceId(offer, id),
  tags,
});
