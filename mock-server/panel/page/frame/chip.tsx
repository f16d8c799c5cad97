import { Button, type ButtonProps } from "@chakra-ui/react";

/** A fact of the world in the top bar, as a link to its page. */
export const Chip = ({ href, children, ...button }: ButtonProps & { href: string }) => (
  <Button asChild variant="subtle" maxWidth="16rem" {...button}>
    <a href={href}>{children}</a>
  </Button>
);
