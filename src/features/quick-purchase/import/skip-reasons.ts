import type { SkipReason } from "./parse-plan.ts";

/** The reasons for skipping a row, in display order. */
export const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  duplicate: "重复已合并",
  blank: "空行",
  header: "表头和标题",
  total: "合计行",
  zero: "数量为 0",
  negative: "数量是负数",
  refused: "写明不要或退货",
  talk: "聊天内容",
  joined: "并入上一行",
  hidden: "文件中隐藏的行",
  empty: "没有商品信息",
  long: "超过 500 字",
  removed: "已移除",
};
