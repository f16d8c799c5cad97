import { clsx } from "clsx";
import { X } from "#generated/icons/x.ts";
import styles from "./close-ad-button.module.css";

type Props = { "aria-label": string; className?: string | undefined; onClick: () => void };

/** A close button that is legible on any picture. The ad positions it. */
export function CloseAdButton({ className, ...rest }: Props) {
  return (
    <button type="button" className={clsx(styles.button, className)} {...rest}>
      <X size={16} aria-hidden />
    </button>
  );
}
