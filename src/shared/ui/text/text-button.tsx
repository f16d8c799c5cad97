import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { PlainButton } from "../button/plain-button.tsx";
import styles from "./text-button.module.css";

/** A button that looks like text: for what is done rarely. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <PlainButton className={clsx(styles.button, className)} {...rest} />;
}
