import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Boundary } from "#src/shared/ui/state/boundary.tsx";

type Props = {
  /** Shown if the part cannot be; by default the page goes without it. */
  instead?: ReactNode;
  children: ReactNode;
};

/** A part of what is around a page. If it cannot be rendered, the next page tries it again. */
export function ChromePart(props: Props) {
  return <Boundary {...props} again={useLocation().pathname} />;
}
