/** Line drawings on a 100 × 100 grid, in white or in a color, by the topic of an ad or gift. */
const MOTIFS = {
  capsule: "M30 70 a18 18 0 0 1 0 -25 l17 -17 a18 18 0 0 1 25 25 l-17 17 a18 18 0 0 1 -25 0Z M38 36 l26 26",
  leaf: "M22 80 C18 40 44 20 82 20 C82 58 66 82 30 76 M22 80 C34 58 46 46 62 38",
  heart:
    "M50 82 C18 58 14 42 14 34 a18 18 0 0 1 36 -5 a18 18 0 0 1 36 5 c0 8 -4 24 -36 48Z M20 48 h16 l6 -13 10 26 6 -13 h16",
  coupon: "M14 32 h72 v12 a7 7 0 0 0 0 14 v12 h-72 v-12 a7 7 0 0 0 0 -14Z M58 32 v38 M28 44 h18 M28 56 h18",
  device: "M20 26 h44 v34 h-44Z M28 36 h28 M28 46 h18 M64 44 h12 a8 8 0 0 1 8 8 v22 h-14 v-10",
  gift: "M18 44 h64 v38 h-64Z M14 32 h72 v12 h-72Z M50 32 v50 M50 32 C34 30 30 16 40 14 C48 13 50 24 50 32 C50 24 52 13 60 14 C70 16 66 30 50 32",
  truck: "M10 30 h46 v36 h-46Z M56 42 h18 l14 14 v10 h-32Z M26 66 a7 7 0 1 0 .1 0 M72 66 a7 7 0 1 0 .1 0",
  shop: "M18 44 v38 h64 v-38 M12 30 h76 v8 a9 9 0 0 1 -19 3 a9 9 0 0 1 -19 0 a9 9 0 0 1 -19 0 a9 9 0 0 1 -19 -3Z M42 82 v-22 h16 v22",
  shield: "M50 14 l32 12 v22 c0 22 -16 34 -32 40 c-16 -6 -32 -18 -32 -40 v-22Z M36 50 l10 11 20 -22",
  book: "M50 28 C40 20 26 20 16 22 v50 c10 -2 24 -2 34 6 c10 -8 24 -8 34 -6 v-50 c-10 -2 -24 -2 -34 6Z M50 28 v50",
  phone:
    "M32 12 h36 a6 6 0 0 1 6 6 v64 a6 6 0 0 1 -6 6 h-36 a6 6 0 0 1 -6 -6 v-64 a6 6 0 0 1 6 -6Z M44 78 h12 M40 36 h20 v20 h-20Z",
  tag: "M16 16 h32 l36 36 l-32 32 l-36 -36Z M32 32 a4 4 0 1 0 .1 0",
  people:
    "M36 22 a12 12 0 1 0 .1 0 M16 78 c0 -18 8 -26 20 -26 c12 0 20 8 20 26 M66 28 a10 10 0 1 0 .1 0 M64 54 c12 0 20 8 20 24",
  percent: "M50 14 a36 36 0 1 0 .1 0 M36 64 L64 36 M38 34 a5 5 0 1 0 .1 0 M62 56 a5 5 0 1 0 .1 0",
  coin: "M50 14 a36 36 0 1 0 .1 0 M36 34 l14 16 l14 -16 M50 50 v24 M38 54 h24 M38 64 h24",
  blocks: "M34 14 h30 v30 h-30Z M14 50 h30 v34 h-30Z M54 50 h30 v34 h-30Z",
  snow: "M50 14 v72 M18 32 l64 36 M82 32 l-64 36 M42 20 l8 8 l8 -8 M42 80 l8 -8 l8 8",
  star: "M50 14 l11 24 l26 3 l-19 18 l5 26 l-23 -13 l-23 13 l5 -26 l-19 -18 l26 -3Z",
  drop: "M50 14 c14 20 24 32 24 46 a24 24 0 0 1 -48 0 c0 -14 10 -26 24 -46Z M40 62 a10 10 0 0 0 10 10",
  bone: "M30 58 l28 -28 a10 10 0 1 1 14 -8 a10 10 0 1 1 -2 16 l-28 28 a10 10 0 1 1 -14 8 a10 10 0 1 1 2 -16Z",
  stomach:
    "M40 14 v22 c0 8 -20 12 -20 30 c0 14 14 22 28 20 c20 -2 34 -16 34 -34 c0 -14 -14 -20 -24 -12 c-4 -4 -6 -8 -6 -26",
  home: "M14 48 L50 16 L86 48 M24 42 v42 h52 v-42 M50 54 v18 M41 63 h18",
  calendar: "M18 24 h64 v60 h-64Z M18 42 h64 M34 14 v16 M66 14 v16 M34 56 h8 M58 56 h8 M34 70 h8",
  moon: "M66 16 a36 36 0 1 0 20 46 a30 30 0 0 1 -20 -46Z",
  bolt: "M56 12 L24 56 h22 l-6 32 L74 42 h-24Z",
  clock: "M50 14 a36 36 0 1 0 .1 0 M50 30 v22 l14 8",
  falling: "M16 26 L42 50 L54 40 L84 74 M62 74 h22 v-22",
  plus: "M50 14 a36 36 0 1 0 .1 0 M50 34 v32 M34 50 h32",
  tools: "M14 36 h72 v46 h-72Z M36 36 v-14 h28 v14 M14 56 h72 M50 50 v12",
} as const;

export type Motif = keyof typeof MOTIFS;

/** A motif of width `size` with its corner at `x`, `y`. */
export const motif = (name: Motif, x: number, y: number, size: number, color: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 100})" d="${MOTIFS[name]}" fill="none" stroke="${color}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The first that matches counts. */
const BY_WORD: ReadonlyArray<readonly [RegExp, Motif]> = [
  [/抽奖|奖品|参与|有赠|礼/u, "gift"],
  [/领券|现金券/u, "coupon"],
  [/94 折|折扣|立减/u, "percent"],
  [/返现/u, "coin"],
  [/开抢/u, "bolt"],
  [/直降/u, "falling"],
  [/加一点钱/u, "plus"],
  [/每日特价|每天一换/u, "tag"],
  [/拼团|订货会/u, "people"],
  [/效期/u, "clock"],
  [/大促|优惠日/u, "calendar"],
  [/饮片|药材|花茶|同源/u, "leaf"],
  [/家庭/u, "home"],
  [/组合|成套/u, "blocks"],
  [/包邮|配送|冷链|铺货/u, "truck"],
  [/冬|感冒|呼吸/u, "snow"],
  [/工具箱/u, "tools"],
  [/中秋/u, "moon"],
  [/新品|上新/u, "star"],
  [/血糖|降糖/u, "drop"],
  [/维矿|钙/u, "bone"],
  [/消化/u, "stomach"],
  [/券|满 |积分|折/u, "coupon"],
  [/滋补/u, "leaf"],
  [/慢病|降压|心脑|患教/u, "heart"],
  [/器械|血压|检测|防护/u, "device"],
  [/合同|资质|执照|许可证|溯源|追溯|验收|政策/u, "shield"],
  [/手机|扫码/u, "phone"],
  [/科普|继续教育|流程|三步|邀请/u, "book"],
  [/店|会员|品牌|名厂|控销/u, "shop"],
];

/** The motif for a title; a capsule by default. */
export const motifFor = (title: string): Motif =>
  BY_WORD.find(([word]) => word.test(title))?.[1] ?? "capsule";
