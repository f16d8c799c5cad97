import { messageTypeLabels } from "#generated/enum-labels.ts";
import { useDeleteMessages, useReadAllMessages, useReadMessages } from "#generated/hooks/message/message.ts";
import type { MessageType } from "#generated/model/index.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Marks messages as read, also all of a kind, and deletes them after confirmation. */
export function useMessageEdits() {
  const read = useReadMessages();
  const readAll = useReadAllMessages();
  const remove = useDeleteMessages();
  const once = useSingleFlight();
  const isBusy = read.isPending || readAll.isPending || remove.isPending;

  async function confirmAndRemove(ids: readonly number[], onDone: () => void): Promise<void> {
    const what = ids.length === 1 ? "这条消息" : `选中的 ${ids.length} 条消息`;
    if (!(await confirm({ message: `确定删除${what}吗？删除后不能恢复。`, confirmLabel: "删除" }))) return;
    const onSuccess = ({ data }: { data: { deleted: number } }) => {
      toast({ status: "success", message: `已删除 ${data.deleted} 条消息` });
      onDone();
    };
    await remove.mutateAsync({ data: { ids: [...ids] } }, { onSuccess });
  }

  return {
    isBusy,
    markRead: (ids: readonly number[], onDone: () => void) => {
      const onSuccess = () => {
        toast({ status: "success", message: `已将 ${ids.length} 条消息标为已读` });
        onDone();
      };
      once(() => read.mutateAsync({ data: { ids: [...ids] } }, { onSuccess }));
    },
    markAllRead: (type: MessageType | undefined) => {
      const what = type ? messageTypeLabels[type] : "消息";
      const onSuccess = () => void toast({ status: "success", message: `全部${what}已标为已读` });
      once(() => readAll.mutateAsync({ data: type ? { type } : {} }, { onSuccess }));
    },
    remove: (ids: readonly number[], onDone: () => void) => once(() => confirmAndRemove(ids, onDone)),
  };
}
