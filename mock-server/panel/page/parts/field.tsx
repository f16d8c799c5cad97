import { Field as Parts } from "@chakra-ui/react";

type Props = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly children: React.ReactNode;
};

/** A label with its control, a hint or an error. */
export const Field = ({ label, hint, problem, children }: Props) => (
  <Parts.Root invalid={problem !== undefined}>
    <Parts.Label>{label}</Parts.Label>
    {children}
    {hint !== undefined && problem === undefined && <Parts.HelperText>{hint}</Parts.HelperText>}
    <Parts.ErrorText role="alert">{problem}</Parts.ErrorText>
  </Parts.Root>
);
