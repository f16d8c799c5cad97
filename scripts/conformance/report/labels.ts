import type { Severity } from "../rules/rule.ts";
import type { Words } from "../words.ts";

export const SEVERITIES: Readonly<Record<Severity, Words>> = {
  critical: { zh: "严重", en: "critical" },
  major: { zh: "主要", en: "major" },
  minor: { zh: "次要", en: "minor" },
};

/** The labels of the reports. */
export const LABELS = {
  title: { zh: "契约符合性报告", en: "Conformance report" },
  first: { zh: "先修这些", en: "Fix these first" },
  expected: { zh: "应为", en: "expected" },
  seen: { zh: "实际", en: "seen" },
  probe: { zh: "探测", en: "probe" },
  advice: { zh: "怎么修", en: "what to do" },
  rule: { zh: "规则", en: "rule" },
  specification: { zh: "产品说明", en: "specification" },
  provenance: { zh: "依据", en: "provenance" },
  fault: { zh: "让模拟服务表现相同", en: "makes the mock show the same" },
  replay: { zh: "重放", en: "replay" },
  operations: { zh: "接口", en: "operations" },
  times: { zh: "次", en: "times" },
  calls: { zh: "次调用", en: "calls" },
  causes: { zh: "类原因", en: "causes" },
  failures: { zh: "处不符", en: "violations" },
  none: { zh: "没有发现不符", en: "no violation" },
  accepted: { zh: "基线中已知", en: "known by the baseline" },
  mended: { zh: "基线中已修好，可以删去", en: "mended; can leave the baseline" },
  skipped: { zh: "没有判断", en: "not judged" },
  unseen: { zh: "从未见到", en: "never seen" },
  coverage: { zh: "覆盖", en: "coverage" },
  slowest: { zh: "最慢（p95）", en: "slowest (p95)" },
  stopped: { zh: "提前结束", en: "ended early" },
  seed: { zh: "种子", en: "seed" },
  target: { zh: "对象", en: "target" },
  more: { zh: "另有", en: "and" },
  moreAfter: { zh: "个，见报告文件", en: "more, see the report files" },
  status: { zh: "状态", en: "statuses" },
  parameters: { zh: "参数", en: "parameters" },
  bodyFields: { zh: "请求体字段", en: "body fields" },
} as const satisfies Record<string, Words>;
