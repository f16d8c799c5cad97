import { useSearchParams } from "react-router-dom";
import { PrintSheets } from "#src/features/order/components/print-sheets.tsx";
import { parsePrintIds } from "#src/features/order/lib/print-ids.ts";

export function PrintPage() {
  const [search] = useSearchParams();
  return <PrintSheets orderIds={parsePrintIds(search.get("ids"))} />;
}
