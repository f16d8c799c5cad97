import { terms } from "#generated/terms.ts";
import type { ActivityRecord, BlockRecord, GoodsPick } from "#mock/domain/activity/records.ts";
import { TEMPLATE_ID } from "#mock/domain/activity/rules/activities.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";

const image = (...adIds: readonly number[]): BlockRecord => ({ type: "image", title: "", adIds });
const text = (title: string, words: string): BlockRecord => ({ type: "text", title, text: words });
const coupons = (...offerIds: readonly number[]): BlockRecord => ({
  type: "coupon",
  title: "先领券 再下单",
  offerIds,
});
const goods = (title: string, pick: GoodsPick): BlockRecord => ({ type: "goods", title, goods: pick });

const RULES = [
  "1. 活动商品、价格和库存以页面展示为准，售完即止。",
  "2. 秒杀、组合商品不与其他优惠同享。",
  "3. 每张订单限用一张优惠券，现金券可叠加。",
  "4. 退货按分摊后的实付金额退款，已用优惠券不退现金。",
  "5. 如遇不可抗力，主办方可调整活动安排并提前公告。",
].join("\n");

const activity = (
  id: number,
  [name, slug, background]: readonly [name: string, slug: string, background: string],
  [starts, ends]: readonly [starts: string, ends: string],
  [adId, taps]: readonly [adId: number, taps: number],
  blocks: readonly BlockRecord[],
): ActivityRecord => ({
  id,
  name,
  slug,
  adId,
  background,
  startsAt: parseDateTime(starts),
  endsAt: parseDateTime(ends),
  rules: RULES,
  taps,
  blocks,
});

/** Past, current, upcoming and distant activities, as of the base date. */
export const ACTIVITIES: readonly ActivityRecord[] = [
  activity(
    7,
    ["中秋滋补专场", "autumn/tonic", "#fdf3e1"],
    ["2026-09-10 00:00:00", "2026-09-28 00:00:00"],
    [25, 8641],
    [image(25), goods("滋补名品", { categoryId: 8, count: 20 })],
  ),
  activity(
    8,
    ["冬季感冒药专场", "winter/cold", "#e8f5ee"],
    ["2026-11-15 00:00:00", "2026-12-05 00:00:00"],
    [8, 1023],
    [
      image(8),
      coupons(201, 202, 206),
      goods("爆款直降", { ids: [1, 2, 3, 6, 7, 19], count: 6 }),
      text(
        "备货建议",
        "近三年 11 月下旬至次年 1 月的感冒药销量占全年近四成。建议退热、止咳、鼻塞三类搭配，儿童剂型提前两周备货，并留意效期。",
      ),
      goods("感冒发热", { categoryId: 201, count: 12 }),
      goods("止咳与咽喉", { categoryId: 202, count: 12 }),
      goods("防护与检测", { categoryId: 43, count: 8 }),
    ],
  ),
  activity(
    9,
    ["慢病用药补货节", "chronic", "#e9f0fb"],
    ["2026-11-18 00:00:00", "2026-11-28 00:00:00"],
    [9, 412],
    [
      image(9, 26),
      text(
        "长期供应承诺",
        `180 个慢病品种锁定 ${terms.supply.months} 个月供应和价格上限，断供双倍补偿积分。`,
      ),
      coupons(203, 204),
      goods("心脑血管", { categoryId: 3, count: 12 }),
      goods("降糖与内分泌", { categoryId: 6, count: 12 }),
    ],
  ),
  activity(
    10,
    ["家用器械焕新", "device/home", "#eef6fa"],
    ["2026-11-01 00:00:00", "2026-11-21 00:00:00"],
    [10, 2230],
    [
      image(10, 28),
      goods("血压血糖", { categoryId: 4101, count: 12 }),
      goods("体温呼吸", { categoryId: 4102, count: 8 }),
    ],
  ),
  activity(
    11,
    ["包邮凑单专场", "free-shipping", "#fff4ec"],
    ["2026-11-20 10:00:00", "2026-11-30 00:00:00"],
    [14, 96],
    [image(14), goods("单品满量包邮", { freeShipping: true, count: 20 })],
  ),
  activity(
    12,
    ["年终大促", "year-end", "#fdeaea"],
    ["2026-12-01 10:00:00", "2026-12-13 00:00:00"],
    [24, 0],
    [
      image(24),
      coupons(202, 203, 204, 210),
      goods("会场抢先看", { promotion: true, count: 20 }),
      goods("优选好货", { preferred: true, count: 20 }),
    ],
  ),
  activity(
    13,
    ["双旦礼遇", "new-year", "#fdeaea"],
    ["2026-12-20 00:00:00", "2027-01-04 00:00:00"],
    [20, 0],
    [image(20), goods("年货滋补", { categoryId: 33, count: 12 })],
  ),
  activity(
    TEMPLATE_ID,
    ["药店经营工具箱", "toolbox", ""],
    ["2026-01-01 00:00:00", "2027-01-01 00:00:00"],
    [20, 5177],
    [
      image(20),
      text("开店常备清单", "体温计、血压计、雾化器和防护用品是门店咨询最多的品种，先领券再选购更省。"),
      coupons(205, 208, 209),
      goods("本月热销", { count: 12 }),
      goods("优选商品", { preferred: true, count: 12 }),
    ],
  ),
];
