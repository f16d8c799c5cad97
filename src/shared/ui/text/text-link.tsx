import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import styles from "./text-link.module.css";

/** A link within the shop that looks like the surrounding text and turns green on hover. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={clsx(styles.link, className)} {...rest} />;
}
