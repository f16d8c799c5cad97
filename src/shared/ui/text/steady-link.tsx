import type { ComponentProps, MouseEvent } from "react";
import { isPlainClick } from "#src/shared/lib/plain-click.ts";
import { useGo } from "#src/shared/lib/use-go.ts";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  /** A path of the shop, from its root. */
  to: string;
  /** Shows the new address before anything else is done, so that the next click builds on it. */
  atOnce?: boolean;
  onGo?: () => void;
};

/** A link that does not render again when the address changes, for lists: see `useGo`. */
export function SteadyLink({ to, atOnce = false, onGo, children, ...props }: Props) {
  const go = useGo();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo?.();
    // As browsers do: the same address again is no new entry of the history.
    go(to, { flushSync: atOnce, replace: to === location.pathname + location.search });
  };
  return (
    <a href={to} onClick={onClick} {...props}>
      {children}
    </a>
  );
}
