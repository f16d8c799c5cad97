import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { createContext, memo, type ReactNode, use } from "react";

type FrameProps = {
  /** Must be a constant: a new object re-renders the frame. */
  css: SystemStyleObject;
  role?: "region" | "table";
  label?: string;
  rowCount?: number;
};

const Content = createContext<ReactNode>(null);

/**
 * A box whose style block styles many plain elements inside it. Emotion serialises styles at every render of their
 * element; this element renders once, however often its children change.
 */
export function StaticFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
  return (
    <Content value={children}>
      <Frame {...frame} />
    </Content>
  );
}

const Frame = memo(function Frame({ css, role, label, rowCount }: FrameProps) {
  return (
    <chakra.div css={css} role={role} aria-label={label} aria-rowcount={rowCount}>
      <Inside />
    </chakra.div>
  );
});

function Inside(): ReactNode {
  return use(Content);
}
