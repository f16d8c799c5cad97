import { useRegisterByWechat } from "#generated/hooks/register/register.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { wechatDraft, NO_WECHAT } from "../lib/account-values.ts";
import { useEnter } from "./use-enter.ts";

const CONFLICT = 409;

type Options = { codeId: string; onRegistered: () => void; onCodeOver: () => void };

const loadRules = async () => (await import("../lib/account-rules.ts")).wechatRules;

/** The form for a confirmed WeChat account: number and code. An expired scan is replaced. */
export function useWechatForm({ codeId, onRegistered, onCodeOver }: Options) {
  const form = useFormWithRules({
    loadRules,
    empty: NO_WECHAT,
    initial: { ...NO_WECHAT, ...wechatDraft.read() },
    draft: wechatDraft,
  });
  const enter = useEnter(onRegistered);
  const call = useRegisterByWechat({
    mutation: {
      meta: {
        onApiError: (error) => {
          if (error.errors.code_id) onCodeOver();
          if (error.status === CONFLICT) void alert({ message: error.message }).then(onCodeOver);
          return showOnFields(form.setError, NO_WECHAT)(error) || error.status === CONFLICT;
        },
      },
      onSuccess: (response) => {
        wechatDraft.forget();
        return enter(response);
      },
    },
  });
  return useFormSubmit(form, [call], ({ phone, code }) =>
    call.mutateAsync({ data: { code_id: codeId, phone, code, agree: 1 } }),
  );
}
