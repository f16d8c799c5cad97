import { useState } from "react";
import { Download } from "#generated/icons/download.ts";
import type { ButtonSize } from "#generated/theme/recipes.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { SHEET_FORMATS, type SheetFormat } from "#src/shared/lib/save-sheet.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { toast } from "../feedback/feedback-store.ts";
import { saveTable } from "./save-table.ts";

type Props<Row> = {
  /** Without its extension. */
  fileName: string;
  columns: readonly Column<Row>[];
  /** The rows to export, and the total where not all of them are included. */
  load: () => Promise<{ list: readonly Row[]; total: number }>;
  disabled?: boolean;
  /** The measure word of the rows. */
  measure?: string;
  size?: ButtonSize;
};

/** Exports a list as an Excel workbook or a CSV file. Loading errors are shown by the error catalogue. */
export function ExportButton<Row>({
  fileName,
  columns,
  load,
  disabled = false,
  measure = "笔",
  size = "xs",
}: Props<Row>) {
  const [busy, setBusy] = useState<SheetFormat>();

  async function save(format: SheetFormat): Promise<void> {
    setBusy(format);
    const saved = await saveTable(fileName, columns, load, format);
    setBusy(undefined);
    if (!saved) return;
    const { list, total } = saved;
    const message =
      list.length < total
        ? `共 ${formatCount(total)} 笔，已导出最近 ${formatCount(list.length)} 笔；如需更早的记录，请按日期分次导出`
        : `已导出 ${formatCount(list.length)} ${measure}`;
    toast({ status: "success", message });
  }

  return (
    <Row gap="2" role="group" aria-label="导出">
      {SHEET_FORMATS.map(([format, name]) => (
        <Button
          key={format}
          size={size}
          variant="outline"
          onClick={() => void save(format)}
          disabled={disabled || busy !== undefined}
          loading={busy === format}
          loadingText="导出中"
        >
          <Download size={14} aria-hidden />
          导出 {name}
        </Button>
      ))}
    </Row>
  );
}
