import type { Bucket } from "./plan.ts";

/** What the buckets of a plan are called, in the order of what there is to do. */
export const BUCKETS: readonly (readonly [Bucket, string])[] = [
  ["ready", "可加购"],
  ["several", "待选择"],
  ["missing", "未找到"],
  ["blocked", "暂不可购"],
  ["waiting", "待匹配"],
  ["added", "已加入"],
];
