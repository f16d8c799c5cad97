import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./skeleton.module.css";

type Props = ComponentProps<"div"> & { as?: "div" | "span" };

/**
 * A pulsing gray shape in place of content that is loading; the caller's class gives it its size. One with a label
 * stands for itself, others are part of something that says it.
 */
export function Skeleton({ as: Tag = "div", className, ...rest }: Props) {
  const role = rest["aria-label"] === undefined ? undefined : "status";
  return <Tag className={clsx(styles.skeleton, className)} role={role} {...rest} />;
}
