import { Button, chakra, Flex } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";

type Props = {
  title: string;
  onSubmit: (event: FormEvent) => unknown;
  /** Undefined where there is nothing to return to. */
  onCancel?: (() => void) | undefined;
  isBusy: boolean;
  /** Something in the form is still loading or uploading. */
  isBlocked?: boolean;
  submitLabel?: string;
  /** For a form that replaces the button that opened it: its first field gets the focus. */
  takesFocus?: boolean;
  /** Shown at the start of the button row. */
  option?: ReactNode;
  children: ReactNode;
};

/** A form within a page, saved on its own. Children in an element with `data-part="pair"` are laid out side by side. */
export function InlineForm({
  title,
  onSubmit,
  onCancel,
  isBusy,
  isBlocked = false,
  submitLabel = "保存并使用",
  takesFocus = false,
  option,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("select, input, textarea")?.focus();
  }, [takesFocus]);
  return (
    <chakra.form
      ref={form}
      noValidate
      css={styles}
      aria-label={title}
      onSubmit={(event) => void onSubmit(event)}
    >
      <b>{title}</b>
      {children}
      <Flex align="center" wrap="wrap" gap="3">
        {option}
        <Flex gap="2" ms="auto">
          {onCancel && (
            <Button size="sm" variant="outline" onClick={onCancel}>
              取消
            </Button>
          )}
          <Button size="sm" type="submit" disabled={isBlocked} loading={isBusy} loadingText="保存中">
            {submitLabel}
          </Button>
        </Flex>
      </Flex>
    </chakra.form>
  );
}

const styles = {
  p: { base: "3", md: "4" },
  borderWidth: "1px",
  borderColor: "brand.border",
  borderRadius: "md",
  bg: "bg.subtle",
  "& > b": { display: "block", mb: "3", fontWeight: "600" },
  "& [data-part=pair]": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "3",
  },
} as const;
