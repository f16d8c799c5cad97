import { Button, type ButtonProps, Clipboard } from "@chakra-ui/react";

/** Copies `text`; `what` names it for screen readers. In the language of the page. */
export function CopyButton({ text, what, ...button }: ButtonProps & { text: string; what: string }) {
  const [copy, copied] = document.documentElement.lang.startsWith("zh")
    ? ["复制", "已复制"]
    : ["Copy", "Copied"];
  return (
    <Clipboard.Root asChild value={text} timeout={1600}>
      <span>
        <Clipboard.Trigger asChild>
          <Button size="2xs" aria-label={`${copy} ${what}`} data-screen-only {...button}>
            <Clipboard.Indicator copied={copied} aria-live="polite">
              {copy}
            </Clipboard.Indicator>
          </Button>
        </Clipboard.Trigger>
      </span>
    </Clipboard.Root>
  );
}
