import { clsx } from "clsx";
import styles from "./stale.module.css";

/**
 * The props of an element that shows its previous content while the next is loaded: dimmed, and busy to a screen
 * reader.
 */
export function staleProps(isStale: boolean, className?: string) {
  return { className: clsx(className, isStale && styles.stale) || undefined, "aria-busy": isStale };
}
