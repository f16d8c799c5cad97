import { goods, type Showcase } from "./showcase.ts";

/**
 * Compounds with ephedrine, and insulin for the cold chain: the last goods of every seed, so that those drawn before
 * them keep their numbers.
 */
export const REGULATED: readonly Showcase[] = [
  goods("复方盐酸伪麻黄碱缓释胶囊", "10粒", 0, 1180, [1, 200, 20, 1860], { number: 860 }),
  goods("复方盐酸伪麻黄碱缓释胶囊", "8粒", 2, 990, [5, 200, 16, 940], { number: 420 }),
  goods("复方盐酸伪麻黄碱缓释胶囊", "10粒", 5, 1090, [1, 300, 11, 380], { number: 75 }),
  goods("氨麻美敏片(II)", "20片", 1, 1690, [1, 200, 22, 1240], { number: 600 }),
  goods("氨麻美敏片(II)", "10片", 3, 960, [5, 300, 18, 510], { number: 240 }),
  goods("甘精胰岛素注射液", "3ml:300单位*1支(预填充笔)", 0, 6980, [1, 100, 17, 1420], { number: 320 }),
  goods("甘精胰岛素注射液", "3ml:300单位*1支(笔芯)", 4, 5860, [1, 100, 14, 760], { number: 180 }),
  goods("门冬胰岛素30注射液", "3ml:300单位*1支(预填充笔)", 0, 5240, [1, 100, 19, 980], { number: 260 }),
  goods("门冬胰岛素30注射液", "3ml:300单位*1支(笔芯)", 6, 4380, [1, 100, 15, 430], { number: 90 }),
];

/** The articles that they alone are of. */
export const REGULATED_NAMES: ReadonlySet<string> = new Set(REGULATED.map(({ name }) => name));
