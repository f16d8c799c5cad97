import type { Bucket } from "./plan.ts";

/** The names of the buckets, in the order in which they need attention. */
export const BUCKET_NAMES: Readonly<Record<Bucket, string>> = {
  ready: "可加购",
  blank: "待填数量",
  several: "待选择",
  missing: "未找到",
  requested: "已求购",
  blocked: "暂不可购",
  waiting: "待匹配",
  added: "已加入",
};
