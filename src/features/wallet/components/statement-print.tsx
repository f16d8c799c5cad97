import { useSearchParams } from "react-router-dom";
import { useGetStatement } from "#generated/hooks/wallet/wallet.ts";
import { Printer } from "#generated/icons/printer.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { statementQuery } from "../lib/statement-address.ts";
import { StatementSheet } from "./statement-sheet.tsx";

/** A print preview of a month's statement; the rest of the page is not printed. */
export function StatementPrint() {
  const { month: requested } = statementQuery.read(useSearchParams()[0]);
  const current = useServerClock(shanghaiDay).slice(0, 7);
  const month = requested && requested < current ? requested : undefined;
  const query = useGetStatement(month ? { month } : {});
  return (
    <>
      <div data-screen-only>
        <PageHeading
          title="打印对账单"
          hint="A4 纵向，逐笔单据请导出表格"
          actions={
            <>
              <ButtonLink size="sm" variant="outline" to={paths.statement({ month })}>
                返回对账单
              </ButtonLink>
              <Button size="sm" disabled={!query.data} onClick={() => window.print()}>
                <Printer size={14} aria-hidden />
                打印
              </Button>
            </>
          }
        />
      </div>
      <Loaded query={query} what="对账单" as="framed" skeleton={<RecordsSkeleton />}>
        {({ data: statement }) => <StatementSheet statement={statement} />}
      </Loaded>
    </>
  );
}
