import { CartLineType, Flag, LadderPriceType, NextGiftType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { WELFARE_PERIOD } from "#mock/domain/goods/rules/spike-times.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { REASONS, welfarePrice, type Offer } from "./offers.ts";

/** The base date is a Saturday. */
const SATURDAY = 6;

/**
 * Goods with the same ids in every seed, one for each way of selling, so that demos and tests can refer to them by
 * number. Manufacturers are given by their position among those of the same kind. Prices in 分.
 */
export type Showcase = {
  readonly name: string;
  readonly spec: string;
  readonly maker: number;
  readonly price: number;
  readonly zbz: number;
  readonly jzl: number;
  /** Months until expiry. */
  readonly expiresIn: number;
  readonly sales: number;
  readonly isNew?: boolean;
  readonly offer: Partial<Offer>;
};

export const goods = (
  name: string,
  spec: string,
  maker: number,
  price: number,
  [zbz, jzl, expiresIn, sales]: readonly [number, number, number, number],
  offer: Partial<Offer> = {},
): Showcase => ({ name, spec, maker, price, zbz, jzl, expiresIn, sales, offer });

/** The position, counted from 1, is the id. */
export const SHOWCASE: readonly Showcase[] = [
  goods("连花清瘟胶囊", "0.35g*24粒", 0, 1990, [1, 200, 18, 8620], {
    number: 2400,
    is_youx: Flag.Yes,
    reduction: { amount: terms.winter_sale.every_yuan * 100, reduce: terms.winter_sale.off_yuan * 100 },
  }),
  goods("布洛芬缓释胶囊", "0.3g*20粒", 0, 435, [1, 400, 20, 9240], { number: 5600, is_youx: Flag.Yes }),
  goods("感冒灵颗粒", "10g*9袋", 1, 980, [1, 80, 15, 12_480], {
    number: 3000,
    offer_price: 750,
    sale_type: CartLineType.Spike,
    limit_number: 50,
    with_coupon: Flag.No,
    times: { kind: "spike", session: 1 },
  }),
  goods("六味地黄丸", "200丸(浓缩丸)", 2, 1580, [1, 200, 30, 5410], {
    number: 1800,
    gift: { type: NextGiftType.Gift, name: "定制购物袋", every: 10, price: 0 },
  }),
  goods("医用外科口罩", "17.5cm*9.5cm*50只", 0, 1250, [1, 80, 22, 6730], {
    number: 4200,
    gift: { type: NextGiftType.AddOn, name: "电子体温计 1 支", every: 10, price: 590 },
  }),
  goods("板蓝根颗粒", "10g*20袋", 3, 1160, [1, 80, 17, 7350], {
    number: 2600,
    is_dpby: Flag.Yes,
    qg_number: 20,
  }),
  goods("阿莫西林胶囊", "0.25g*24粒", 0, 1280, [10, 400, 18, 3260], {
    number: 860,
    is_youx: Flag.Yes,
    ladder_price: [
      { number: 10, price: 1250 },
      { number: 100, price: 1190 },
    ],
  }),
  goods("参苓白术散", "6g*10袋", 1, 2260, [1, 80, 16, 2180], {
    number: 940,
    ladder_price: [
      { number: 20, price: 1990 },
      { number: 60, price: 2120 },
    ],
    ladder_price_type: LadderPriceType.UpToNumber,
  }),
  goods("蒙脱石散", "3g*10袋", 1, 890, [1, 120, 14, 3970], { number: 4 }),
  goods("头孢克肟分散片", "0.1g*8片", 2, 1680, [1, 300, 13, 2840], { number: 0 }),
  goods("复方丹参片", "0.32g*60片", 4, 860, [1, 200, 19, 1960], {
    number: 320,
    is_buy: Flag.No,
    no_buy_reason: REASONS.delisted,
  }),
  goods("盐酸二甲双胍片", "0.5g*20片", 3, 690, [5, 400, 24, 4620], { number: 3200, with_coupon: Flag.No }),
  goods("阿托伐他汀钙片", "20mg*7片", 4, 1835, [1, 300, 21, 5180], { number: 1500, limit_number: 20 }),
  goods("维生素C片", "0.1g*100片", 5, 460, [1, 300, 3, 2730], {
    number: 640,
    offer_price: 299,
    is_jxq: Flag.Yes,
  }),
  goods("枸杞子", "500g", 0, 3680, [1, 20, 20, 1420], { number: 380 }),
  goods("上臂式电子血压计", "1台(语音型)", 1, 16_800, [1, 10, 44, 860], { number: 120, is_youx: Flag.Yes }),
  goods("多种维生素矿物质片", "1g*60片", 0, 5990, [1, 36, 5, 730], { number: 260 }),
  goods("金银花", "250g", 0, 6480, [1, 40, 22, 940], {
    number: 150,
    is_buy: Flag.No,
    no_buy_reason: REASONS.controlled,
    controlled_group: "deren",
  }),
  goods("藿香正气口服液", "10ml*10支", 5, 1420, [1, 60, 16, 5230], {
    number: 2100,
    is_free_shipping: Flag.Yes,
    free_shipping_number: 10,
  }),
  { ...goods("碳酸钙D3片", "0.6g*60片", 6, 3250, [1, 200, 26, 3120], { number: 900 }), isNew: true },
  goods("甲钴胺片", "0.5mg*20片", 1, 1390, [1, 300, 24, 2950], {
    number: 1240,
    offer_price: 1180,
    is_yj: Flag.Yes,
    times: { kind: "everyday", weekday: SATURDAY },
  }),
  goods("奥美拉唑肠溶胶囊", "20mg*14粒", 3, 1180, [5, 400, 22, 3840], {
    number: 4600,
    offer_price: 890,
    times: {
      kind: "groupBuy",
      startsAt: BASE_MS - 2 * DAY_MS,
      endsAt: BASE_MS + 3 * DAY_MS,
      target: 1000,
      othersNumber: 1185,
      othersBuyers: 37,
    },
  }),
  goods("氯雷他定片", "10mg*6片", 2, 1035, [5, 300, 25, 2210], {
    number: 1900,
    offer_price: welfarePrice(1035),
    times: { kind: "welfare", ...WELFARE_PERIOD },
  }),
  goods("创可贴", "72mm*19mm*100片", 0, 1290, [1, 100, 30, 4400], {
    number: 2800,
    offer_price: 990,
    sale_type: CartLineType.Spike,
    limit_number: 30,
    with_coupon: Flag.No,
    times: { kind: "spike", session: 2 },
  }),
  goods("苯磺酸氨氯地平片", "5mg*28片", 0, 1560, [5, 300, 26, 3350], {
    number: 2050,
    is_buy: Flag.No,
    no_buy_reason: REASONS.controlled,
    controlled_group: "kangning",
  }),
];
