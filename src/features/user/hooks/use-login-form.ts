import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { getGetCurrentUserQueryKey, useLogin } from "#generated/hooks/user/user.ts";
import { loginMarker } from "../lib/login-marker.ts";
import { loginRules, type LoginValues } from "../lib/login-rules.ts";
import { rememberedName } from "../lib/remembered-name.ts";

type Options = { remembers: boolean; onLogin: () => void };

/** The login form: rules, one submission at a time, and the server's complaints beside their fields. */
export function useLoginForm({ remembers, onLogin }: Options) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginRules),
    defaultValues: { username: rememberedName.read(), password: "" },
  });

  const { mutate, isPending, isSuccess } = useLogin({
    mutation: {
      meta: {
        onApiError: ({ kind, errors }) => {
          const known = Object.entries(errors).filter(([field]) => field in loginRules.shape);
          for (const [field, [message = ""]] of known)
            setError(field as keyof LoginValues, { message }, { shouldFocus: true });
          return kind === "validation" && known.length > 0;
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
  const submit = handleSubmit((data) => {
    if (!isBusy) mutate({ data });
  });
  return { register, submit, errors: formState.errors, isBusy };
}
