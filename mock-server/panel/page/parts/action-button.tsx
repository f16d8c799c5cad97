import { Button, type ButtonProps, IconButton } from "@chakra-ui/react";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";

type Props = ButtonProps & { readonly icon: LucideIcon; readonly text: string };

/** A button with an icon before its text; `isMain` is the one of several that people press most. */
export const ActionButton = ({
  icon: Icon,
  text,
  isMain,
  ...button
}: Props & { isMain?: boolean | undefined }) => (
  <Button {...(isMain && { variant: "solid", colorPalette: "brand" })} {...button}>
    <Icon /> {text}
  </Button>
);

/** A button that is an icon; `text` is read to those who do not see it. */
export const IconAction = ({ icon: Icon, text, ...button }: Props) => (
  <IconButton variant="ghost" aria-label={text} {...button}>
    <Icon />
  </IconButton>
);
