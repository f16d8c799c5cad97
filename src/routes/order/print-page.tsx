import { useSearchParams } from "react-router-dom";
import { PrintDossier } from "#src/features/order/components/print-dossier.tsx";
import { PrintSheets } from "#src/features/order/components/print-sheets.tsx";
import { parsePrintIds } from "#src/features/order/lib/print-ids.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";

/** Orders as they are printed, or the papers of one. */
export function PrintPage() {
  const [search] = useSearchParams();
  const orderId = parseId(search.get("dossier"));
  if (orderId !== undefined) return <PrintDossier orderId={orderId} />;
  return <PrintSheets orderIds={parsePrintIds(search.get("ids"))} />;
}
