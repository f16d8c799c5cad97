import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useRegisterByWechat } from "#generated/hooks/register/register.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { wechatRules, type WechatValues } from "../lib/account-rules.ts";
import { useEnter } from "./use-enter.ts";

const CONFLICT = 409;

type Options = { codeId: string; onRegistered: () => void; onCodeOver: () => void };

/** Number and code for a WeChat account that was confirmed. A scan that no longer holds is made anew. */
export function useWechatForm({ codeId, onRegistered, onCodeOver }: Options) {
  const form = useForm<WechatValues>({
    resolver: zodResolver(wechatRules),
    defaultValues: { phone: "", code: "", agree: false },
  });
  const enter = useEnter(onRegistered);
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useRegisterByWechat({
    mutation: {
      meta: {
        onApiError: (error) => {
          if (error.status === CONFLICT || error.errors.code_id) {
            void alert({ message: error.firstFieldMessage }).then(onCodeOver);
            return true;
          }
          return placeFieldErrors(
            error,
            (field) => (field in wechatRules.shape ? field : undefined),
            (field, message, isFirst) =>
              form.setError(field as keyof WechatValues, { message }, { shouldFocus: isFirst }),
          );
        },
      },
      onSuccess: enter,
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = form.handleSubmit(({ phone, code }) => {
    if (!isBusy) alone(() => mutateAsync({ data: { code_id: codeId, phone, code, agree: 1 } }));
  });
  return { form, submit, isBusy };
}
