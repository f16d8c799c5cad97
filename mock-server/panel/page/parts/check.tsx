import { Checkmark, chakra } from "@chakra-ui/react";

type Props = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: React.ReactNode;
};

/** A checkbox. Its input lies over the whole label, so that a finger hits it. */
export const Check = ({ checked, onChange, children }: Props) => (
  <chakra.label position="relative" display="inline-flex" alignItems="center" gap="2" minHeight="6">
    <chakra.input
      type="checkbox"
      className="peer"
      position="absolute"
      inset="0"
      opacity="0"
      cursor="pointer"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <Checkmark
      checked={checked}
      size="sm"
      aria-hidden
      colorPalette="brand"
      bg="bg.panel"
      borderColor="fg.subtle"
      _peerFocusVisible={{ outline: "2px solid {colors.brand.focusRing}", outlineOffset: "1px" }}
    />
    {children}
  </chakra.label>
);
