import { type CsvCell, saveCsv } from "#src/shared/lib/csv.ts";
import { toast } from "../feedback/feedback-store.ts";

/** Downloads rows as a CSV file, and says so where that fails. */
export async function saveTable(
  name: string,
  header: readonly string[],
  rows: readonly CsvCell[][],
): Promise<void> {
  try {
    await saveCsv(name, header, rows);
  } catch {
    toast({ status: "error", message: "没有导出成功，请稍候再试" });
  }
}
