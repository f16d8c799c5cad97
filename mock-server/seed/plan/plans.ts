import type { SavedPlanRecord } from "#mock/domain/plan/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";

type Written = readonly [text: string, quantity: string, goodsId?: number];

/** In the afternoon. */
const SAVED_AT = 16.5 * HOUR_MS;

const plan = (
  id: number,
  [ownerId, store]: readonly [number, string],
  name: string,
  [madeDaysAgo, changedDaysAgo]: readonly [number, number],
  lines: readonly Written[],
): SavedPlanRecord => ({
  id,
  ownerId,
  name,
  store,
  lines: lines.map(([text, quantity, goodsId = 0]) => ({ text, quantity, goodsId })),
  createdAt: BASE_MS - madeDaysAgo * DAY_MS + SAVED_AT,
  updatedAt: BASE_MS - changedDaysAgo * DAY_MS + SAVED_AT,
});

const BUYER = [1, "杭州西溪康民大药房"] as const;
const BRANCH = [1, "杭州西溪康民大药房文三路店"] as const;
const CHAIN = [8, "湖州百年同康医药连锁有限公司"] as const;

/** The plans of two accounts with several stores; one of the buyer's was saved by its branch. */
export const SAVED_PLANS: readonly SavedPlanRecord[] = [
  plan(
    1,
    BUYER,
    "每周常备",
    [35, 7],
    [
      ["阿莫西林胶囊", "2中包", 7],
      ["布洛芬缓释胶囊", "20盒", 2],
      ["连花清瘟胶囊", "2件", 1],
      ["板蓝根颗粒", "", 6],
      ["感冒灵颗粒", "15"],
    ],
  ),
  plan(
    2,
    BRANCH,
    "慢病月度",
    [20, 12],
    [
      ["苯磺酸氨氯地平片", "30盒", 100],
      ["阿托伐他汀钙片", "1件", 13],
      ["盐酸二甲双胍片", "52", 12],
      ["厄贝沙坦片", "20盒"],
    ],
  ),
  plan(
    3,
    CHAIN,
    "门店周配",
    [60, 3],
    [
      ["藿香正气水", "2件", 112],
      ["复方丹参滴丸", "40盒", 450],
    ],
  ),
];
