import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useIsFetching } from "@tanstack/react-query";
import { Printer } from "#generated/icons/printer.ts";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { useOrder } from "../hooks/use-order.ts";
import styles from "./print-sheets.module.css";
import { PrintSheet } from "./print-sheet.tsx";

/** A print preview with one sheet per order; the rest of the page is not printed. */
export function PrintSheets({ orderIds }: { orderIds: readonly number[] }) {
  const isReady = useIsFetching() === 0;
  if (orderIds.length === 0)
    return (
      <>
        <PageHeading title="打印订单" />
        <EmptyState
          title="没有要打印的订单"
          hint="在我的订单中勾选订单后，点“打印所选”。"
          action={
            <Button asChild size="sm">
              <Link to={paths.orders()}>去我的订单</Link>
            </Button>
          }
        />
      </>
    );
  return (
    <div>
      <div data-screen-only>
        <PageHeading
          title="打印订单"
          hint={`共 ${orderIds.length} 单，每单从新的一页开始，A4 纵向`}
          actions={
            <>
              <Button asChild size="sm" variant="outline">
                <Link to={paths.orders()}>返回我的订单</Link>
              </Button>
              <Button size="sm" disabled={!isReady} onClick={() => window.print()}>
                <Printer size={14} aria-hidden />
                打印
              </Button>
            </>
          }
        />
      </div>
      <div className={styles.sheets}>
        {orderIds.map((id) => (
          <SheetOf key={id} orderId={id} />
        ))}
      </div>
    </div>
  );
}

function SheetOf({ orderId }: { orderId: number }) {
  const query = useOrder(orderId);
  if (query.isMissing) return <p>编号 {orderId} 的订单不存在，或属于其他账号。</p>;
  return (
    <Loaded query={query} what={`编号 ${orderId} 的订单`} as="line" skeleton="96">
      {(order) => <PrintSheet order={order} />}
    </Loaded>
  );
}
