import { Button, chakra, Flex, Skeleton } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";
import { RetryLine } from "#src/shared/ui/retry-line.tsx";
import { useOrders } from "../hooks/use-orders.ts";
import { PrintSheet } from "./print-sheet.tsx";

/** A sheet for each order, to look through and to print; the rest of the page stays on the screen. */
export function PrintSheets({ orderIds }: { orderIds: readonly number[] }) {
  const results = useOrders(orderIds);
  const isReady = results.length > 0 && results.every(({ order }) => order !== undefined);
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
    <chakra.div css={styles}>
      <div data-part="tools">
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
      <Flex direction="column" gap="4" css={{ "@media print": { display: "block" } }}>
        {results.map(({ id, order, isMissing, isError, refetch }) => {
          if (order) return <PrintSheet key={id} order={order} />;
          if (isMissing) return <p key={id}>编号 {id} 的订单不存在，或属于其他账号。</p>;
          if (isError) return <RetryLine key={id} what={`编号 ${id} 的订单`} onRetry={refetch} />;
          return <Skeleton key={id} height="96" role="status" aria-label="正在加载订单" />;
        })}
      </Flex>
    </chakra.div>
  );
}

const styles = { "@media print": { "& [data-part=tools]": { display: "none" } } } as const;
