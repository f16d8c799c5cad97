/** Line drawings on a 100 × 100 grid, in white or in a colour, by the topic of an ad or gift. */
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
  cup: "M26 30 h40 v38 a12 12 0 0 1 -12 12 h-16 a12 12 0 0 1 -12 -12Z M66 38 h8 a9 9 0 0 1 0 22 h-8 M36 14 q6 6 0 10 M50 14 q6 6 0 10",
  plug: "M36 14 v18 M64 14 v18 M28 32 h44 v18 a22 22 0 0 1 -44 0Z M50 72 v16",
  bag: "M24 34 h52 l6 50 h-64Z M36 42 v-12 a14 14 0 0 1 28 0 v12",
} as const;

export type Motif = keyof typeof MOTIFS;

/** A motif of width `size` with its corner at `x`, `y`. */
export const motif = (name: Motif, x: number, y: number, size: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 100})" d="${MOTIFS[name]}" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;

const BY_WORD: ReadonlyArray<readonly [RegExp, Motif]> = [
  [/券|满 |返现|积分|折/u, "coupon"],
  [/礼|抽奖|奖品|参与|双旦/u, "gift"],
  [/包邮|配送|冷链|铺货/u, "truck"],
  [/饮片|滋补|药材|花茶|同源/u, "leaf"],
  [/慢病|降压|心脑|患教/u, "heart"],
  [/器械|血压|检测|防护/u, "device"],
  [/合同|资质|溯源|追溯|验收|政策/u, "shield"],
  [/手机|扫码/u, "phone"],
  [/科普|继续教育|流程|三步|邀请|订货会/u, "book"],
  [/店|会员|品牌|名厂|控销/u, "shop"],
];

/** The motif for a title; a capsule by default. */
export const motifFor = (title: string): Motif =>
  BY_WORD.find(([word]) => word.test(title))?.[1] ?? "capsule";
