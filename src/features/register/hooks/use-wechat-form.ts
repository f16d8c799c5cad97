import { useForm } from "react-hook-form";
import { useRegisterByWechat } from "#generated/hooks/register/register.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { wechatDraft } from "../lib/account-draft.ts";
import { NO_WECHAT, type WechatValues } from "../lib/account-values.ts";
import { useEnter } from "./use-enter.ts";

const CONFLICT = 409;

type Options = { codeId: string; onRegistered: () => void; onCodeOver: () => void };

const loadRules = async () => (await import("../lib/account-rules.ts")).wechatRules;

/** The form for a confirmed WeChat account: number and code. An expired scan is replaced. */
export function useWechatForm({ codeId, onRegistered, onCodeOver }: Options) {
  const form = useForm<WechatValues>({
    resolver: useLazyRules<WechatValues>(loadRules, NO_WECHAT),
    defaultValues: { ...NO_WECHAT, ...wechatDraft.read() },
  });
  useFormDraft(form, wechatDraft);
  const enter = useEnter(onRegistered);
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useRegisterByWechat({
    mutation: {
      meta: {
        onApiError: (error) => {
          if (error.errors.code_id) onCodeOver();
          if (error.status === CONFLICT) void alert({ message: error.message }).then(onCodeOver);
          return showOnFields(form.setError, NO_WECHAT)(error) || error.status === CONFLICT;
        },
      },
      onSuccess: (answer) => {
        wechatDraft.forget();
        return enter(answer);
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = form.handleSubmit(({ phone, code }) => {
    if (!isBusy) alone(() => mutateAsync({ data: { code_id: codeId, phone, code, agree: 1 } }));
  });
  return { form, submit, isBusy };
}
