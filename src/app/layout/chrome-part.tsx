import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

type Props = {
  /** Shown if the part cannot be; by default the page goes without it. */
  instead?: ReactNode;
  children: ReactNode;
};

/**
 * A part of what is around a page. If it cannot be rendered, neither the page nor the other parts are lost: React reports
 * the error in the console, and the next page tries it again.
 */
export function ChromePart(props: Props) {
  return <Boundary {...props} page={useLocation().pathname} />;
}

type State = { isBroken: boolean; page: string };

class Boundary extends Component<Props & { page: string }, State> {
  override state: State = { isBroken: false, page: this.props.page };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ page }: { page: string }, state: State): State | null {
    return page === state.page ? null : { isBroken: false, page };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
