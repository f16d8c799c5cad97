import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { createContext, memo, type ReactNode, use } from "react";

type FrameProps = {
  /** A constant: a new object is a new frame. */
  css: SystemStyleObject;
  role?: "region" | "table";
  label?: string;
  rowCount?: number;
};

const Content = createContext<ReactNode>(null);

/**
 * A box whose style block dresses many plain elements. Emotion serialises a block every time its element renders;
 * this element renders once, however often what is in it changes.
 */
export function SteadyFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
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
