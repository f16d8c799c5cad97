import { chakra } from "@chakra-ui/react";

type Props = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: React.ReactNode;
};

export const Check = ({ checked, onChange, children }: Props) => (
  <chakra.label display="inline-flex" alignItems="center" gap="2" cursor="pointer">
    <chakra.input
      type="checkbox"
      boxSize="6"
      accentColor="brand.solid"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </chakra.label>
);
