import type { MouseEvent } from "react";
import { Link, type LinkProps, useNavigate } from "react-router-dom";
import { isPlainClick } from "#src/shared/lib/plain-click.ts";

type Props = Omit<LinkProps, "onClick">;

/** Updates the list immediately, so that the next click builds on this change. */
export function ChangeLink({ to, ...props }: Props) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { flushSync: true });
  };
  return <Link to={to} onClick={onClick} {...props} />;
}
