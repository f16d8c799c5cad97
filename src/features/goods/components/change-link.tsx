import type { MouseEvent } from "react";
import { Link, type LinkProps, useNavigate } from "react-router-dom";
import { isPlainClick } from "#src/shared/lib/plain-click.ts";

type Props = Omit<LinkProps, "onClick">;

/** Changes the list at once: whatever is clicked next is then written for what this has changed. */
export function ChangeLink({ to, ...props }: Props) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { flushSync: true });
  };
  return <Link to={to} onClick={onClick} {...props} />;
}
