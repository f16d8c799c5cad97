import { Button } from "#src/shared/ui/button/button.tsx";
import { FormProvider } from "react-hook-form";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import styles from "./proof-form.module.css";
import { useProofForm } from "../hooks/use-proof-form.ts";

/** First step of a password reset: verifies the phone number. */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const { form, submit, isBusy } = useProofForm(onProved);
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="验证手机号" onSubmit={(event) => void submit(event)}>
        <PhoneCodeFields scene="reset" expects="member" />
        <Button className={styles.submit} type="submit" size="lg" loading={isBusy} loadingText="正在验证">
          下一步
        </Button>
      </form>
    </FormProvider>
  );
}
