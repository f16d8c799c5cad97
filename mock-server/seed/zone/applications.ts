import type { AccessRecord } from "#mock/domain/zone/records.ts";
import { accessKey } from "#mock/domain/zone/rules.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";

const ask = (userId: number, groupUrl: string, applied: string, remark: string): AccessRecord => ({
  userId,
  groupUrl,
  appliedAt: parseDateTime(applied),
  remark,
});

const APPLICATIONS: readonly AccessRecord[] = [
  ask(1, "antai", "2026-10-12 09:20:00", "慢病品类月销 3 万元，承诺按建议零售价销售"),
  ask(1, "hetai", "2026-11-21 08:40:00", "镇上唯一一家医保定点药店"),
  ask(1, "jimin", "2026-11-02 16:05:00", ""),
  ask(3, "ruikang", "2026-09-03 10:00:00", "42 家门店统一采购"),
];

/** The applications of the personas: granted, under review, rejected. */
export const PERSONA_ACCESS: ReadonlyMap<string, AccessRecord> = new Map(
  APPLICATIONS.map((application) => [accessKey(application.userId, application.groupUrl), application]),
);
