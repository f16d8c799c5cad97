import { useQueryClient } from "@tanstack/react-query";
import { getGetCurrentUserQueryKey, useLogin } from "#generated/hooks/user/user.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useCaptcha } from "#src/shared/verification/use-captcha.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";

const KEY = "user-name";

/** The user name of the last login on this computer, if the user wanted it remembered. */
export const rememberedName = {
  read: (): string => localStore.readText(KEY) ?? "",
  keep: (username: string): void => localStore.writeText(KEY, username),
  forget: (): void => localStore.remove(KEY),
};

/** The login form before anything is typed. */
const NO_LOGIN = { username: "", password: "" };

const loadRules = async () => (await import("../lib/login-rules.ts")).loginRules;

type Options = { remembers: boolean; onLogin: (username: string) => void };

/**
 * The login form: validation, one submission at a time, server errors on their fields, and the captcha once the
 * server requires it.
 */
export function useLoginForm({ remembers, onLogin }: Options) {
  const queryClient = useQueryClient();
  const captcha = useCaptcha();
  const form = useFormWithRules({
    loadRules,
    empty: NO_LOGIN,
    initial: { username: rememberedName.read(), password: "" },
  });
  const call = useLogin({
    mutation: {
      meta: {
        onApiError: (error) => {
          const [captchaError] = error.errors.captcha ?? [];
          if (captchaError) captcha.ask(captchaError);
          else captcha.renew();
          return showOnFields(form.setError, NO_LOGIN)(error) || captchaError !== undefined;
        },
      },
      onSuccess: (response, { data }) => {
        if (remembers) rememberedName.keep(data.username);
        else rememberedName.forget();
        queryClient.setQueryData(getGetCurrentUserQueryKey(), response);
        onLogin(response.data.username);
      },
    },
  });
  const submission = useFormSubmit(form, [call], async (values) => {
    const proof = captcha.read();
    if (proof) await call.mutateAsync({ data: { ...values, ...proof } });
  });
  return { ...submission, captcha };
}
