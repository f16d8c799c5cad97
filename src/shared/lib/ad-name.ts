import type { Ad } from "#generated/model/index.ts";

/** The name of an ad for whoever does not see its picture: the only content of its link. */
export const adName = ({ title }: Pick<Ad, "title">): string => title || "活动专题";
