import type { CombinationGroupRecord } from "#mock/domain/activity/records.ts";
import { FIRST_COMBINATION_ID } from "#mock/seed/goods/combinations.ts";

const group = (
  id: number,
  name: string,
  describe: string,
  adId: number,
  positions: readonly number[],
): CombinationGroupRecord => ({
  id,
  name,
  describe,
  adId,
  ids: positions.map((position) => FIRST_COMBINATION_ID + position),
});

/** The groups of /zhzq and /zhmz/list, by positions in goods/combinations.ts. */
export const COMBINATION_GROUPS: readonly CombinationGroupRecord[] = [
  group(1, "感冒家庭装", "换季常备，一套配齐", 41, [0, 2, 5]),
  group(2, "慢病与滋补", "长期用药与日常调养", 42, [3, 4, 6]),
  group(3, "家庭防护与检测", "肠胃、检测、防护随手可取", 43, [1, 7]),
];
