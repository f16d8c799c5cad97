import { saveSheet, type SheetFormat } from "#src/shared/lib/save-sheet.ts";
import { type Column, sheetOf } from "#src/shared/lib/sheet.ts";
import { toast } from "../feedback/feedback-store.ts";

/**
 * Loads rows and downloads them as a file; says so where that fails, and resolves to what was loaded where it does not.
 */
export async function saveTable<Row, Loaded extends { list: readonly Row[] }>(
  name: string,
  columns: readonly Column<Row>[],
  load: () => Promise<Loaded>,
  format: SheetFormat,
): Promise<Loaded | undefined> {
  try {
    const loaded = await load();
    await saveSheet(name, sheetOf(columns, loaded.list), format);
    return loaded;
  } catch {
    toast({ status: "error", message: "导出失败，请稍后再试" });
    return undefined;
  }
}
