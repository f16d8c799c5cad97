import { useQueryClient } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";
import { getGetCurrentUserQueryKey, useLoginBySmsCode } from "#generated/hooks/user/user.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import styles from "./login-form.module.css";

/** The login by a code sent to the mobile number. `onLogin` is called after a successful login. */
export function CodeLoginForm({ onLogin }: { onLogin: (username: string) => void }) {
  const { form, submit, isBusy } = useCodeLogin(onLogin);
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="短信登录" onSubmit={(event) => void submit(event)}>
        <PhoneCodeFields scene="login" expects="member" />
        <Button className={styles.submit} type="submit" size="lg" loading={isBusy} loadingText="正在登录……">
          登录
        </Button>
      </form>
    </FormProvider>
  );
}

/** The login by SMS code before anything is typed. */
const NO_CODE = { phone: "", code: "" };

const loadRules = async () => (await import("#src/shared/verification/proof-rules.ts")).proofRules;

/** The login by SMS code: validation, one submission at a time, server errors on their fields. */
function useCodeLogin(onLogin: (username: string) => void) {
  const queryClient = useQueryClient();
  const form = useFormWithRules({ loadRules, empty: NO_CODE });
  const call = useLoginBySmsCode({
    mutation: {
      meta: { onApiError: showOnFields(form.setError, NO_CODE) },
      onSuccess: (response) => {
        queryClient.setQueryData(getGetCurrentUserQueryKey(), response);
        onLogin(response.data.username);
      },
    },
  });
  return useFormSubmit(form, [call], (data) => call.mutateAsync({ data }));
}
