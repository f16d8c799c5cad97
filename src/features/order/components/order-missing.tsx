import { Button } from "#src/shared/ui/button/button.tsx";
import { FileQuestion } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

/** Shown when this buyer has no such order. */
export function OrderMissing() {
  return (
    <EmptyState
      framed
      icon={<FileQuestion size={28} strokeWidth={1.5} />}
      title="没有找到这个订单"
      hint="订单号可能有误，或订单属于其他账号。"
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.orders()}>我的订单</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.home()}>返回首页</Link>
          </Button>
        </>
      }
    />
  );
}
