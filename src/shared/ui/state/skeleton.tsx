import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./skeleton.module.css";

type Props = ComponentProps<"div"> & {
  as?: "div" | "span";
  /** A size of the theme: `32`. */
  height?: string;
};

/**
 * A pulsing gray shape in place of content that is loading; the caller's class gives it its size. One with a label
 * stands for itself, others are part of something that says it.
 */
export function Skeleton({ as: Tag = "div", height, className, ...rest }: Props) {
  const role = rest["aria-label"] === undefined ? undefined : "status";
  const style = height === undefined ? undefined : { height: `var(--shop-sizes-${height})` };
  return <Tag className={clsx(styles.skeleton, className)} role={role} style={style} {...rest} />;
}

/** Several equal shapes, such as the rows of a list. */
export function Skeletons({ count, ...props }: Props & { count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} {...props} />);
}
