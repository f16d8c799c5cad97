import { chakra } from "@chakra-ui/react";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import type { Kind } from "../lib/registration-kind.ts";
import { AccountForm } from "./account-form.tsx";
import { PreparationList } from "./preparation-list.tsx";

type Props = { kind: Kind; onRegistered: () => void };

/** First step of a registration, with a preview of what the next one requires. */
export function AccountStep({ kind, onRegistered }: Props) {
  const { options, isError, retry } = useRegistrationOptions();
  return (
    <chakra.div css={styles}>
      <AccountForm kind={kind} agreementUrl={options?.agreement_url} onRegistered={onRegistered} />
      <PreparationList ranks={options?.ranks} isError={isError} onRetry={retry} />
    </chakra.div>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, {sizes.sm}) minmax(0, 1fr)" },
  columnGap: "12",
  rowGap: "6",
  alignItems: "start",
} as const;
