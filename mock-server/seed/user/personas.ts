import { Flag, MemberRank } from "#generated/enums.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";
import { daysAgo, persona, place, profile } from "./persona.ts";

const buyer = persona({
  id: 1,
  username: "buyer",
  name: "陈晓梅",
  phone: "13800001402",
  company: "杭州西溪康民大药房",
  profile: profile(
    412,
    ["陈晓梅", "330106000140201", "91330106MA2KJ4021X"],
    place("浙江省", "杭州市", "西湖区", "文二西路 808 号 1 层"),
    "kangmin@example.com",
  ),
  points: 3260,
  customerCode: "KH330106001",
  balance: {
    available: 268_050,
    frozen: 0,
    changes: [
      { at: BASE_MS - 3 * DAY_MS, amount: 300_000 },
      { at: BASE_MS + 8 * HOUR_MS, amount: -31_950 },
    ],
  },
  credit: {
    isOpen: Flag.Yes,
    limit: 5_000_000,
    periodDays: 30,
    debts: [
      { dueAt: BASE_MS + 12 * DAY_MS, amount: 486_020 },
      { dueAt: BASE_MS + 24 * DAY_MS, amount: 340_030 },
    ],
  },
  agreement: { contractNo: "YPGX-2026-330106-0001", signedAt: daysAgo(200) },
});

const NO_CREDIT = { isOpen: 0, limit: 0, periodDays: 30, debts: [] } as const;
const NO_BALANCE = { available: 0, frozen: 0, changes: [] } as const;

/** The data that typical personas share with `buyer`. */
const { balance, credit } = buyer;

const chainStore = <const N extends string>(
  id: number,
  username: N,
  branch: string,
  at: ReturnType<typeof place>,
  phone: string,
) =>
  persona({
    id,
    username,
    name: "沈国平",
    phone,
    company: `湖州百年同康医药连锁${branch}`,
    rank: MemberRank.Chain,
    profile: profile(
      780 - id,
      [
        "沈国平",
        `33050200088${String(id).padStart(3, "0")}0`,
        `9133050200088${String(id).padStart(4, "0")}X`,
      ],
      at,
    ),
    ownerId: 8,
    linkedAt: daysAgo(780 - id),
    customerCode: `KH3305020${String(id).padStart(2, "0")}`,
    agreement: { contractNo: `YPGX-2026-330502-00${String(id).padStart(2, "0")}`, signedAt: daysAgo(150) },
  });

/**
 * The personas: `buyer` a typical pharmacy, `unsigned` the same without the signed agreement, `big` with a cart of
 * 3,000 lines, `branch` a second store of buyer's owner, `newbie` not approved yet, `manager` with its own account
 * manager and WeChat, `credit` partly overdue, `chain` with three stores, `empty` without any data, `team` with people
 * who order, approve and pay.
 */
export const PERSONAS = [
  buyer,
  persona({
    id: 2,
    username: "unsigned",
    name: "林志强",
    phone: "18600001402",
    company: "宁波海曙百姓缘药店",
    profile: profile(
      260,
      ["林志强", "330203000140202", "91330203MA2KJ4022X"],
      place("浙江省", "宁波市", "海曙区", "中山西路 166 号"),
    ),
    points: 3260,
    is_can_chat: Flag.No,
    customerCode: "KH330203002",
    agreement: { contractNo: "YPGX-2026-330203-0002", signedAt: null },
    balance,
    credit,
  }),
  persona({
    id: 3,
    username: "big",
    name: "高建华",
    phone: "13900001403",
    company: "浙北惠仁医药连锁有限公司",
    rank: MemberRank.Chain,
    profile: profile(
      720,
      ["高建华", "330500000140303", "91330500MA2KJ4033X"],
      place("浙江省", "湖州市", "吴兴区", "织里镇物流园 6 号库"),
      "caigou@huiren.example.com",
    ),
    points: 128_400,
    customerCode: "KH330500003",
    agreement: { contractNo: "YPGX-2026-330500-0003", signedAt: daysAgo(90) },
    balance,
    credit: { ...credit, limit: 100_000_000 },
  }),
  persona({
    id: 4,
    username: "branch",
    name: "陈晓梅",
    phone: "13800001402",
    company: "杭州西溪康民大药房文三路店",
    profile: profile(
      390,
      ["陈晓梅", "330106000140204", "91330106MA2KJ4044X"],
      place("浙江省", "杭州市", "西湖区", "文三路 100 号"),
    ),
    ownerId: 1,
    linkedAt: daysAgo(380),
    points: 3260,
    customerCode: "KH330106004",
    agreement: { contractNo: "YPGX-2026-330106-0004", signedAt: daysAgo(200) },
  }),
  persona({
    id: 5,
    username: "newbie",
    name: "何静",
    phone: "13700001405",
    company: "绍兴越城安康诊所",
    rank: MemberRank.Clinic,
    profile: profile(
      2,
      ["何静", "330602000140505", "91330602MA2KJ4055X"],
      place("浙江省", "绍兴市", "越城区", "解放北路 218 号"),
    ),
    is_passed: Flag.No,
    customerCode: "KH330602005",
    agreement: { contractNo: "YPGX-2026-330602-0005", signedAt: null },
  }),
  persona({
    id: 6,
    username: "manager",
    name: "沈丽华",
    phone: "13500001406",
    company: "嘉兴南湖康宁大药房",
    profile: profile(
      530,
      ["沈丽华", "330402000140606", "91330402MA2KJ4066X"],
      place("浙江省", "嘉兴市", "南湖区", "中环南路 1166 号"),
      "kangning@example.com",
    ),
    manager: { name: "王雅琴", phone: "13957100620", is_default: Flag.No },
    salesman: "王雅琴",
    points: 18_650,
    wechat: { nickname: "康宁大药房-沈丽华", boundAt: daysAgo(210) + 15 * HOUR_MS },
    customerCode: "KH330402006",
    agreement: { contractNo: "YPGX-2026-330402-0006", signedAt: daysAgo(300) },
    balance: { ...balance, available: 1_265_800 },
    credit: { ...credit, limit: 10_000_000, debts: [{ dueAt: BASE_MS + 18 * DAY_MS, amount: 218_640 }] },
  }),
  persona({
    id: 7,
    username: "credit",
    name: "徐文斌",
    phone: "13600001407",
    company: "金华婺城益寿堂药店",
    profile: profile(
      640,
      ["徐文斌", "330702000140707", "91330702MA2KJ4077X"],
      place("浙江省", "金华市", "婺城区", "八一南街 358 号"),
    ),
    points: 5120,
    is_can_chat: Flag.No,
    customerCode: "KH330702007",
    agreement: { contractNo: "YPGX-2026-330702-0007", signedAt: daysAgo(320) },
    balance: { available: 12_600, frozen: 0, changes: [] },
    credit: {
      isOpen: Flag.Yes,
      limit: 2_000_000,
      periodDays: 30,
      debts: [
        { dueAt: daysAgo(16), amount: 412_350 },
        { dueAt: daysAgo(4), amount: 186_700 },
        { dueAt: BASE_MS + 6 * DAY_MS, amount: 325_480 },
        { dueAt: BASE_MS + 21 * DAY_MS, amount: 268_900 },
      ],
    },
  }),
  persona({
    id: 8,
    username: "chain",
    name: "沈国平",
    phone: "13300001408",
    company: "湖州百年同康医药连锁有限公司",
    rank: MemberRank.Chain,
    is_special: Flag.Yes,
    profile: profile(
      790,
      ["沈国平", "330502000880080", "91330502000880081X"],
      place("浙江省", "湖州市", "吴兴区", "红旗路 77 号"),
      "tongkang@example.com",
    ),
    points: 42_900,
    customerCode: "KH330502008",
    agreement: { contractNo: "YPGX-2026-330502-0008", signedAt: daysAgo(150) },
    balance: { available: 3_680_000, frozen: 0, changes: [] },
    credit: { isOpen: Flag.Yes, limit: 30_000_000, periodDays: 45, debts: [] },
  }),
  {
    ...chainStore(
      9,
      "chain01",
      "红旗路店",
      place("浙江省", "湖州市", "吴兴区", "红旗路 79 号"),
      "13300001409",
    ),
    points: 1280,
  },
  chainStore(10, "chain02", "南浔店", place("浙江省", "湖州市", "南浔区", "人瑞路 520 号"), "13300001410"),
  {
    ...chainStore(
      11,
      "chain03",
      "德清店",
      place("浙江省", "湖州市", "德清县", "千秋街 139 号"),
      "13300001411",
    ),
    is_passed: Flag.No,
  },
  persona({
    id: 12,
    username: "empty",
    name: "方圆",
    phone: "13400001412",
    company: "台州椒江新安大药房",
    profile: profile(
      1,
      ["方圆", "331002000141212", "91331002MA2KJ4122X"],
      place("浙江省", "台州市", "椒江区", "市府大道 388 号"),
    ),
    customerCode: "KH331002012",
    logins: { current: null, previous: null },
    agreement: { contractNo: "YPGX-2026-331002-0012", signedAt: daysAgo(1) + 16 * HOUR_MS },
    balance: NO_BALANCE,
    credit: NO_CREDIT,
  }),
  persona({
    id: 13,
    username: "team",
    name: "谢云飞",
    phone: "13200001413",
    company: "温州鹿城仁和堂大药房",
    profile: profile(
      46,
      ["谢云飞", "330302000141313", "91330302MA2KJ4133X"],
      place("浙江省", "温州市", "鹿城区", "信河街 256 号"),
      "renhetang@example.com",
    ),
    customerCode: "KH330302013",
    agreement: { contractNo: "YPGX-2026-330302-0013", signedAt: daysAgo(45) },
    balance: { available: 1_800_000, frozen: 0, changes: [] },
    credit: { isOpen: Flag.Yes, limit: 5_000_000, periodDays: 30, debts: [] },
  }),
] satisfies readonly UserRecord[];
