import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { Button } from "./button.tsx";

type Props = ComponentProps<typeof Link> & Pick<ComponentProps<typeof Button>, "size" | "variant">;

/** A link within the shop that looks like a button. */
export function ButtonLink({ size, variant, className, ...link }: Props) {
  return (
    <Button asChild size={size} variant={variant} className={className}>
      <Link {...link} />
    </Button>
  );
}
