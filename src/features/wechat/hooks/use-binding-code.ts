import { WechatCodeStatus } from "#generated/enums.ts";
import { inlineIf, isNotFound, isOutage } from "#src/shared/api/error-kinds.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import {
  getGetWechatBindingQueryKey,
  useCreateWechatCode,
  useGetWechatCode,
} from "#generated/hooks/wechat/wechat.ts";
import { getGetCurrentUserQueryKey } from "#generated/hooks/user/user.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { isOpen } from "../lib/code-text.ts";

/** The polling interval required by the contract, in ms. */
const POLL_MS = 2000;

/**
 * A code that binds a WeChat account: created on request, polled until it is confirmed or over. A failed poll is
 * shown and stops the polling until the buyer retries.
 */
export function useBindingCode() {
  const client = useQueryClient();
  const {
    mutate,
    data: made,
    isPending,
    error: makeError,
  } = useCreateWechatCode({
    mutation: { meta: { errors: inlineIf(isNotFound, isOutage) } },
  });
  const codeId = made?.data.code_id;
  const {
    data: polled,
    error: pollError,
    refetch,
  } = useGetWechatCode(codeId ?? "", {
    query: {
      enabled: codeId !== undefined,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.status === "error" || (state.data && !isOpen(state.data.data.status)) ? false : POLL_MS,
      meta: { errors: "inline" },
    },
  });
  const code = polled?.data ?? made?.data;

  const renew = () => {
    if (!isPending) mutate();
  };
  const createFirst = useEffectEvent(() => mutate());
  useEffect(() => createFirst(), []);

  const isConfirmed = code?.status === WechatCodeStatus.Confirmed;
  const finish = useEffectEvent(() => {
    toast({ status: "success", message: "微信绑定成功" });
    void client.invalidateQueries({ queryKey: getGetWechatBindingQueryKey() });
    void client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
  });
  useEffect(() => {
    if (isConfirmed) finish();
  }, [isConfirmed]);

  return {
    query: { data: code, error: makeError, refetch: renew },
    isMaking: isPending,
    pollError,
    renew,
    refetch: () => void refetch(),
  };
}
