import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { getGetCurrentUserQueryKey, useLogin } from "#generated/hooks/user/user.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { useCaptcha } from "#src/shared/verification/use-captcha.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";

const KEY = "user-name";

/** The user name of the last login on this computer, if the user wanted it remembered. */
export const rememberedName = {
  read: (): string => localStore.readText(KEY) ?? "",
  keep: (username: string): void => localStore.writeText(KEY, username),
  forget: (): void => localStore.remove(KEY),
};

/** The values of the login form. */
type LoginValues = { username: string; password: string };

const NO_LOGIN: LoginValues = { username: "", password: "" };

const loadRules = async () => (await import("../lib/login-rules.ts")).loginRules;

type Options = { remembers: boolean; onLogin: (username: string) => void };

/**
 * The login form: validation, one submission at a time, server errors on their fields, and the captcha once the
 * server requires it.
 */
export function useLoginForm({ remembers, onLogin }: Options) {
  const queryClient = useQueryClient();
  const captcha = useCaptcha();
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: useLazyRules<LoginValues>(loadRules, NO_LOGIN),
    defaultValues: { username: rememberedName.read(), password: "" },
  });

  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useLogin({
    mutation: {
      meta: {
        onApiError: (error) => {
          const [asked] = error.errors.captcha ?? [];
          if (asked) captcha.ask(asked);
          else captcha.renew();
          return showOnFields(setError, NO_LOGIN)(error) || asked !== undefined;
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

  const isBusy = isPending || isSuccess;
  const submit = handleSubmit((values) => {
    const proof = captcha.read();
    if (!isBusy && proof) alone(() => mutateAsync({ data: { ...values, ...proof } }));
  });
  return { register, submit, errors: formState.errors, captcha, isBusy };
}
