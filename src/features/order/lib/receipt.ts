import { AfterSaleType } from "#generated/enums.ts";
import type { DossierLine, Order } from "#generated/model/index.ts";
import { hasTypesOf } from "#src/shared/lib/form-draft.ts";

/** The result of checking one batch: the numbers of missing and damaged units, both 0 if all is well. */
export type Found = { missing: number; damaged: number };

/** The results of checking an order, by batch (keyOf). */
export type Receipt = Readonly<Record<string, Found>>;

export type Claimed = { type: number; describe: string; numbers: Record<number, number> };

type Batch = Pick<DossierLine, "order_line_id" | "goods_id" | "batch_no">;

/** Names a batch within its order. */
export const keyOf = ({ order_line_id, goods_id, batch_no }: Batch): string =>
  `${order_line_id}-${goods_id}-${batch_no}`;

/** Type guard for a value stored in session storage. */
export const isReceipt = (value: unknown): value is Receipt =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (found) =>
      hasTypesOf(found, { missing: 0, damaged: 0 }) &&
      [found.missing, found.damaged].every((number) => Number.isSafeInteger(number) && number >= 0),
  );

/** The next batch with this barcode that has not been checked, else one that has; undefined if none is in the order. */
export function batchWith<T extends Batch & Pick<DossierLine, "barcode">>(
  lines: readonly T[],
  receipt: Receipt,
  barcode: string,
): T | undefined {
  const found = lines.filter((line) => line.barcode === barcode);
  return found.find((line) => !receipt[keyOf(line)]) ?? found[0];
}

type Row = Batch & Pick<DossierLine, "name" | "bzdw">;

/** The complaint about what is missing or broken; undefined when nothing is. */
export function claimOf(rows: readonly Row[], receipt: Receipt, lines: Order["lines"]): Claimed | undefined {
  const wrong = rows.flatMap((row) => {
    const { missing = 0, damaged = 0 } = receipt[keyOf(row)] ?? {};
    return missing + damaged > 0 ? [{ row, missing, damaged }] : [];
  });
  if (wrong.length === 0) return undefined;
  const isMissing = wrong.some(({ missing }) => missing > 0);
  const isDamaged = wrong.some(({ damaged }) => damaged > 0);
  const numbers: Record<number, number> = {};
  for (const { row, missing, damaged } of wrong) {
    // The parts of a combination are claimed as whole sets, at most as many as were bought.
    const most = lines.find(({ id }) => id === row.order_line_id)?.number ?? 0;
    numbers[row.order_line_id] = Math.min(most, (numbers[row.order_line_id] ?? 0) + missing + damaged);
  }
  return {
    type:
      isMissing && isDamaged
        ? AfterSaleType.Other
        : isMissing
          ? AfterSaleType.Shortage
          : AfterSaleType.Damaged,
    describe: wrong.map(({ row, ...found }) => problemText(row, found)).join("\n"),
    numbers,
  };
}

/** One problem in words: 布洛芬缓释胶囊 批号 260774：少 2 盒，破损 1 盒。 */
function problemText({ name, batch_no, bzdw }: Row, { missing, damaged }: Found): string {
  const parts = [missing > 0 && `少 ${missing} ${bzdw}`, damaged > 0 && `破损 ${damaged} ${bzdw}`];
  return `${name} 批号 ${batch_no}：${parts.filter(Boolean).join("，")}`;
}
