import { Button } from "#src/shared/ui/button/button.tsx";
import { BellOff } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import type { MessageView } from "../lib/message-address.ts";
import { messageKinds } from "../lib/message-kinds.ts";

type Props = { view: MessageView; hrefOf: (change: Partial<MessageView>) => string };

/** Shown when there are no messages, with links to others that exist. */
export function NoMessages({ view, hrefOf }: Props) {
  const { type, isUnreadOnly, page } = view;
  const kind = type ? messageKinds[type] : "消息";
  const isNarrowed = type !== undefined || isUnreadOnly || page > 1;
  return (
    <EmptyState
      icon={<BellOff size={26} strokeWidth={1.5} />}
      title={isUnreadOnly ? `没有未读的${kind}` : page > 1 ? "这一页没有消息" : `还没有${kind}`}
      hint={isNarrowed ? "可以看看其他消息。" : "订单发货、活动开始、证件和账期到期时，会在这里提醒您。"}
      action={
        <Button asChild size="sm" variant="outline">
          {isNarrowed ? (
            <Link to={hrefOf({ type: undefined, isUnreadOnly: false, page: 1 })}>查看全部消息</Link>
          ) : (
            <Link to={paths.list()}>去采购</Link>
          )}
        </Button>
      }
    />
  );
}
