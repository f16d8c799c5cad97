import { Copy } from "#generated/icons/copy.ts";
import { toast } from "../feedback/feedback-store.ts";
import styles from "./copy-button.module.css";

type Props = {
  text: string;
  /** The name of the copied text: `运单号`. */
  what: string;
};

/** A button that copies a number to the clipboard. */
export function CopyButton({ text, what }: Props) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ status: "success", message: `${what}已复制` });
    } catch {
      toast({ status: "warning", message: `浏览器不允许复制，请选中${what}后手动复制` });
    }
  }
  return (
    <button className={styles.root} type="button" aria-label={`复制${what}`} onClick={() => void copy()}>
      <Copy size={14} aria-hidden />
    </button>
  );
}
