import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import type { Kind } from "../lib/registration-kind.ts";
import { AccountForm } from "./account-form.tsx";
import styles from "./account-step.module.css";
import { PreparationList } from "./preparation-list.tsx";

type Props = { kind: Kind; onRegistered: () => void };

/** First step of a registration, with a preview of what the next one requires. */
export function AccountStep({ kind, onRegistered }: Props) {
  const { options, isError, retry } = useRegistrationOptions();
  return (
    <div className={styles.root}>
      <AccountForm kind={kind} agreementUrl={options?.agreement_url} onRegistered={onRegistered} />
      <PreparationList ranks={options?.ranks} isError={isError} onRetry={retry} />
    </div>
  );
}
