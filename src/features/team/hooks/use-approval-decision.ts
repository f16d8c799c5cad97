import { useNavigate } from "react-router-dom";
import { TeamRight } from "#generated/enums.ts";
import { useApproveRequest, useGetApproval, useWithdrawRequest } from "#generated/hooks/team/team.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { ApprovalDetail } from "#generated/model/index.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** The decisions that the person at the screen may take about a request, and the calls. A refusal is shown in place. */
export function useApprovalDecision({ id, requester_id: requesterId, amount_now: amount }: ApprovalDetail) {
  const { data: user } = useGetCurrentUser({ query: { select: (response) => response.data } });
  const { refetch } = useGetApproval(id, { query: { enabled: false } });
  const navigate = useNavigate();
  const alone = useSingleFlight();
  const isOwn = user?.member?.id === requesterId;
  const mutation = { meta: { errors: inlineIf(isRefusal) }, onError: () => void refetch() };
  const approving = useApproveRequest({ mutation });
  const withdrawing = useWithdrawRequest({ mutation });
  const refusal = [approving.error, withdrawing.error].find((error) => error && isRefusal(error));
  return {
    mayApprove:
      user !== undefined &&
      user !== null &&
      !isOwn &&
      (!user.member || user.member.rights.includes(TeamRight.approve)),
    mayWithdraw: isOwn,
    isBusy: approving.isPending || withdrawing.isPending,
    refusal: refusal?.firstFieldMessage,
    approve: () => {
      if (amount === null) return;
      alone(async () => {
        const { data } = await approving.mutateAsync({ id, data: { amount } });
        toast({
          status: "success",
          message: "已通过，订单已提交",
          action: { label: "查看订单", onClick: () => void navigate(paths.order(data.order_id)) },
        });
      });
    },
    withdraw: async () => {
      if (!(await confirm({ message: "确定撤回申请吗？\n商品会回到购物车。", confirmLabel: "撤回" }))) return;
      alone(async () => {
        await withdrawing.mutateAsync({ id });
        toast({ status: "success", message: "已撤回，商品已回到购物车" });
      });
    },
  };
}
