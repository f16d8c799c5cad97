import { useQueryClient } from "@tanstack/react-query";
import { WechatCodeStatus } from "#generated/enums.ts";
import { getGetCurrentUserQueryOptions } from "#generated/hooks/user/user.ts";
import { useLoginByWechat } from "#generated/hooks/wechat/wechat.ts";
import { isInvalid } from "#src/shared/api/error-kinds.ts";
import { loginCodeDraft } from "../lib/login-code-draft.ts";
import { useLoginCode } from "./use-login-code.ts";

/** The WeChat account is not bound to a member. */
const CONFLICT = 409;

type Options = { onLogin: (username: string) => void; onStranger: () => void };

/** Logs in as soon as a scan is confirmed; an unbound account leads to the registration. */
export function useWechatLogin({ onLogin, onStranger }: Options) {
  const client = useQueryClient();
  const { mutate, isError: isRefused } = useLoginByWechat({
    mutation: {
      meta: {
        onApiError: (error) => {
          if (isInvalid(error)) renew();
          if (error.status === CONFLICT) onStranger();
          return error.status === CONFLICT;
        },
      },
      onSuccess: async () => {
        loginCodeDraft.forget();
        // Members-only pages redirect until the user has loaded.
        const user = await client
          .fetchQuery({ ...getGetCurrentUserQueryOptions(), staleTime: 0 })
          .catch(() => undefined);
        onLogin(user?.data?.username ?? "");
      },
    },
  });
  const { code, isError, isClosed, isOffline, renew } = useLoginCode({
    resumes: false,
    onConfirmed: (id) => mutate({ data: { code_id: id } }),
  });
  // The code remains valid: nobody has to scan again because the network failed.
  const isStuck = isRefused && code?.status === WechatCodeStatus.Confirmed;
  const tryAgain = isStuck ? () => mutate({ data: { code_id: code.code_id } }) : undefined;
  return { code, isError, isClosed, isOffline, renew, tryAgain };
}
