import { useSearchParams } from "react-router-dom";
import { StatementPrint } from "#src/features/wallet/components/statement-print.tsx";
import { parseMonth } from "#src/features/wallet/lib/due-calendar.ts";

export function StatementPrintPage() {
  const [search] = useSearchParams();
  return <StatementPrint month={parseMonth(search.get("month"))} />;
}
