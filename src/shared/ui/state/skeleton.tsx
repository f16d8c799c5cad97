import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./skeleton.module.css";

type Props = ComponentProps<"div"> & { as?: "div" | "span" };

/** A pulsing grey shape in place of content that is loading; the caller's class gives it its size. */
export function Skeleton({ as: Tag = "div", className, ...rest }: Props) {
  return <Tag className={clsx(styles.skeleton, className)} {...rest} />;
}
