import { Button } from "#src/shared/ui/button/button.tsx";
import { CalendarClock } from "lucide-react";
import { Link } from "react-router-dom";
import { company } from "#src/shared/company.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

/** Shown to buyers without credit: what it is, and how to get it. */
export function CreditClosed({ days }: { days: number }) {
  return (
    <EmptyState
      framed
      icon={<CalendarClock size={26} strokeWidth={1.5} />}
      title="尚未开通账期"
      hint={`开通后可先采购、后付款，${days > 0 ? `${days} 天内` : "到期前"}还款即可。如需开通，请联系您的客户经理，或拨打 ${company.hotline}（${company.serviceHours}）。`}
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.help("fwbz/zskf")}>联系专属客服</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.list()}>先去采购</Link>
          </Button>
        </>
      }
    />
  );
}
