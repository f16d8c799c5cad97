import { MemberRank } from "#generated/model/index.ts";

/** The names of the kinds of company. */
export const rankNames: Record<MemberRank, string> = {
  [MemberRank.NUMBER_1]: "终端药店",
  [MemberRank.NUMBER_2]: "诊所",
  [MemberRank.NUMBER_3]: "连锁",
  [MemberRank.NUMBER_4]: "批发",
};
