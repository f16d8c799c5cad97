import { type ReactNode, createElement } from "react";

/** A copy of an element of the shop. */
export type Tree = {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly (Tree | string)[];
};

export type Props = Readonly<Record<string, unknown>>;

/** Props that differ from the copied ones; `children` replaces all of them. */
export type Live = (tree: Tree) => Props | undefined;

/** Renders the copy as elements of React, with what `live` changes. */
export function draw(tree: Tree | string, live?: Live): ReactNode {
  if (typeof tree === "string") return tree;
  const changed = live?.(tree);
  const props = changed ? { ...tree.props, ...changed } : tree.props;
  if (changed && "children" in changed) return createElement(tree.tag, props);
  return createElement(tree.tag, props, ...tree.children.map((child) => draw(child, live)));
}

/** Renders content inside copies of the elements that are around it in the shop, the outermost first. */
export const drawInside = (around: readonly Tree[], content: ReactNode): ReactNode =>
  around.reduceRight((inner, { tag, props }) => createElement(tag, props, inner), content);
