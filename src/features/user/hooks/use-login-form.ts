import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { getGetCurrentUserQueryKey, useLogin } from "#generated/hooks/user/user.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useCaptcha } from "#src/shared/verification/use-captcha.ts";
import { loginMarker } from "../lib/login-marker.ts";
import { loginRules, type LoginValues } from "../lib/login-rules.ts";
import { rememberedName } from "../lib/remembered-name.ts";

type Options = { remembers: boolean; onLogin: () => void };

/**
 * The login form: rules, one submission at a time, the server's complaints beside their fields, and the picture code once
 * the server asks for it.
 */
export function useLoginForm({ remembers, onLogin }: Options) {
  const queryClient = useQueryClient();
  const captcha = useCaptcha();
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginRules),
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
          const isPlaced = placeFieldErrors(
            error,
            (field) => (field in loginRules.shape ? field : undefined),
            (field, message, isFirst) =>
              setError(field as keyof LoginValues, { message }, { shouldFocus: isFirst }),
          );
          return isPlaced || asked !== undefined;
        },
      },
      onSuccess: (response, { data }) => {
        if (remembers) rememberedName.keep(data.username);
        else rememberedName.forget();
        loginMarker.set();
        queryClient.setQueryData(getGetCurrentUserQueryKey(), response);
        onLogin();
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
