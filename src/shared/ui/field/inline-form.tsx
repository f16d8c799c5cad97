import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./inline-form.module.css";

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

/** A form within a page, saved on its own. */
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
    <form
      className={styles.root}
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event) => void onSubmit(event)}
    >
      <Text as="b" block mb="3" bold>
        {title}
      </Text>
      {children}
      <Row align="center" gap="3" wrap>
        {option}
        <Row gap="2" ms="auto">
          {onCancel && (
            <Button size="sm" variant="outline" onClick={onCancel}>
              取消
            </Button>
          )}
          <Button size="sm" type="submit" disabled={isBlocked} loading={isBusy} loadingText="保存中">
            {submitLabel}
          </Button>
        </Row>
      </Row>
    </form>
  );
}
