import type { ReactNode } from "react";
import { Printer } from "#generated/icons/printer.ts";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

type Props = {
  title: string;
  hint?: string;
  orderId: number;
  /** The name of the data that must load before printing; empty when all is loaded. */
  waiting?: string;
  /** Exports the papers; without it there is nothing to print either. */
  exporter?: ReactNode;
};

/** The heading of papers to print, with what can be done; itself never printed. */
export function PrintTools({ title, hint, orderId, waiting = "", exporter }: Props) {
  return (
    <div data-screen-only>
      <PageHeading
        title={title}
        hint={hint}
        actions={
          <>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.order(orderId)}>返回订单</Link>
            </Button>
            {exporter && (
              <>
                {exporter}
                <Button size="sm" disabled={waiting !== ""} onClick={() => window.print()}>
                  <Printer size={14} aria-hidden />
                  {waiting || "打印全部"}
                </Button>
              </>
            )}
          </>
        }
      />
    </div>
  );
}
