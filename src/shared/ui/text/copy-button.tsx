import { chakra } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { toast } from "../feedback/feedback-store.ts";

type Props = {
  text: string;
  /** What is copied: `运单号`. */
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
    <chakra.button type="button" css={styles} aria-label={`复制${what}`} onClick={() => void copy()}>
      <Copy size={14} aria-hidden />
    </chakra.button>
  );
}

const styles = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  boxSize: "6",
  borderRadius: "sm",
  color: "fg.subtle",
  verticalAlign: "middle",
  cursor: "pointer",
  _hover: { color: "brand.fg", bg: "bg.muted" },
} as const;
