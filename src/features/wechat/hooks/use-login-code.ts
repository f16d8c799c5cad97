import { useEffect, useEffectEvent, useState } from "react";
import { WechatCodeStatus } from "#generated/enums.ts";
import { useCreateWechatLoginCode, useGetWechatLoginCode } from "#generated/hooks/wechat/wechat.ts";
import { inlineIf, isNotFound, isRefusal, isOutage } from "#src/shared/api/error-kinds.ts";
import { isNotOffered } from "#src/shared/lib/failure.ts";
import { loginCodeDraft } from "../lib/login-code-draft.ts";

/** The polling interval of a scan (the contract's WechatCode), in ms. */
const POLL_MS = 2000;

/**
 * A code to log in or register with WeChat: created on mount, or with `resumes` that of this tab, and polled every
 * two seconds until it is confirmed or over. `onConfirmed` is called once per code.
 */
export function useLoginCode({
  resumes,
  onConfirmed,
}: {
  resumes: boolean;
  onConfirmed: (id: string) => void;
}) {
  const [id, setId] = useState(() => (resumes ? loginCodeDraft.read() : undefined));
  const make = useCreateWechatLoginCode({
    mutation: {
      meta: { errors: inlineIf(isNotFound, isOutage) },
      onSuccess: ({ data }) => {
        loginCodeDraft.keep(data.code_id);
        setId(data.code_id);
      },
    },
  });
  const poll = useGetWechatLoginCode(id ?? "", {
    query: {
      enabled: id !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => {
        const isGone = state.error !== null && isRefusal(state.error);
        return (state.data?.data.status ?? WechatCodeStatus.Waiting) < WechatCodeStatus.Confirmed && !isGone
          ? POLL_MS
          : false;
      },
      meta: { errors: "inline" },
    },
  });
  const isGone = poll.error !== null && isRefusal(poll.error);
  const made = make.data?.data;
  const code = poll.data?.data ?? (made?.code_id === id ? made : undefined);

  const renew = () => {
    setId(undefined);
    make.mutate();
  };
  const makeFirst = useEffectEvent(() => {
    if (id === undefined) make.mutate();
  });
  useEffect(() => makeFirst(), []);

  const confirmedId = code?.status === WechatCodeStatus.Confirmed ? id : undefined;
  const notifyConfirmed = useEffectEvent(onConfirmed);
  useEffect(() => {
    if (confirmedId !== undefined) notifyConfirmed(confirmedId);
  }, [confirmedId]);

  return {
    code: isGone ? undefined : code,
    isError: make.isError || isGone,
    isClosed: isNotOffered(make.error),
    isOffline: poll.isError && !isGone,
    renew,
  };
}
