import { Children, Component, type ReactNode } from "react";
import styles from "./boundary.module.css";

type Props = {
  /** Shown if the part cannot be; by default the page goes without it. */
  instead?: ReactNode;
  /** Another value tries the part again, as another content does. */
  again?: unknown;
  children: ReactNode;
};

type State = Pick<Props, "again" | "children"> & { isBroken: boolean };

/**
 * A part of a page that cannot take the rest with it if it cannot be rendered: React reports the error in the console.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { ...this.props, isBroken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ again, children }: Props, state: State): State | null {
    return again === state.again && children === state.children ? null : { again, children, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

type PartProps = { children: ReactNode };

/** A block of a page: one whose data are wrong says so in its place. */
export function BlockPart({ children }: PartProps) {
  return (
    <Boundary instead={<p className={styles.root}>这部分数据有误，暂时无法显示</p>}>{children}</Boundary>
  );
}

/** Each of the children is a block of its own. */
export function Blocks({ children }: PartProps) {
  return Children.map(children, (block) => <BlockPart>{block}</BlockPart>);
}

/** A row or card of a list: one whose data are wrong says so in its place. */
export function RowPart({ children, isRow = false }: PartProps & { isRow?: boolean }) {
  const role = isRow ? ["row", "cell"] : [];
  return (
    <Boundary
      instead={
        <div className={styles.root} role={role[0]}>
          <span role={role[1]}>{WRONG_ROW}</span>
        </div>
      }
    >
      {children}
    </Boundary>
  );
}

export const WRONG_ROW = "1 条数据有误";
