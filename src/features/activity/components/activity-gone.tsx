import { Button } from "@chakra-ui/react";
import { CalendarX } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

/** Stands in for an activity that is over, or that never was. */
export function ActivityGone() {
  return (
    <EmptyState
      icon={<CalendarX size={26} strokeWidth={1.5} />}
      title="活动不存在或已结束"
      hint="可能是链接过期了，看看正在进行的活动吧。"
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.activities()}>看正在进行的活动</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.everydayPrice()}>每日特价</Link>
          </Button>
        </>
      }
    />
  );
}
