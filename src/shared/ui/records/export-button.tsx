import { formatCount } from "#src/shared/lib/format-count.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Download } from "#generated/icons/download.ts";
import { useState } from "react";
import { type CsvCell, saveCsv } from "#src/shared/lib/csv.ts";
import { toast } from "../feedback/feedback-store.ts";

type Props = {
  /** Without its extension. */
  fileName: string;
  header: readonly string[];
  /** The rows to export, and the total where not all of them are included. */
  load: () => Promise<{ rows: CsvCell[][]; total: number }>;
  disabled: boolean;
  /** What the rows are counted in. */
  measure?: string;
};

/** Exports a list as a CSV file. Loading errors are shown by the error catalogue. */
export function ExportButton({ fileName, header, load, disabled, measure = "笔" }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { rows, total } = await load();
      await saveCsv(`${fileName}.csv`, header, rows);
      const message =
        rows.length < total
          ? `共 ${formatCount(total)} 笔，已导出最近 ${formatCount(rows.length)} 笔；如需更早的记录，请按日期分次导出`
          : `已导出 ${formatCount(rows.length)} ${measure}`;
      toast({ status: "success", message });
    } catch {
      toast({ status: "error", message: "没有导出成功，请稍候再试" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="xs"
      variant="outline"
      onClick={() => void save()}
      disabled={disabled}
      loading={isBusy}
      loadingText="导出中"
    >
      <Download size={14} aria-hidden />
      导出 CSV
    </Button>
  );
}
