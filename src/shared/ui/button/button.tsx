import { clsx } from "clsx";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import type { ButtonSize, ButtonVariant } from "#generated/theme/recipes.ts";
import { Spinner } from "../state/spinner.tsx";
import { PlainButton } from "./plain-button.tsx";
import styles from "./button.module.css";

type Look = { size?: ButtonSize | undefined; variant?: ButtonVariant | undefined };

type Props = Look &
  ComponentProps<"button"> & {
    /** Disabled, with a turning ring in place of its text or before `loadingText`. */
    loading?: boolean | undefined;
    loadingText?: ReactNode;
    asChild?: false;
  };

/** Something else that looks like a button, mostly a link: the only child, which gets the classes. */
type LookOnly = Look & {
  className?: string | undefined;
  asChild: true;
  children: ReactElement<{ className?: string | undefined }>;
};

/** The shop's button. It takes no style props: a place gives it its size and margins by a class. */
export function Button(props: Props | LookOnly) {
  const { size = "md", variant = "solid", className } = props;
  const classes = clsx("shop-button", `shop-button-${size}`, `shop-button-${variant}`, className);
  if (props.asChild) {
    const { children } = props;
    return cloneElement(children, { className: clsx(classes, children.props.className) });
  }
  return <LoadableButton {...props} className={classes} />;
}

function LoadableButton({
  size: _size,
  variant: _variant,
  asChild: _asChild,
  loading = false,
  loadingText,
  children,
  ...rest
}: Props) {
  if (!loading) return <PlainButton {...rest}>{children}</PlainButton>;
  return (
    <PlainButton {...rest} disabled aria-busy>
      <Loading text={loadingText}>{children}</Loading>
    </PlainButton>
  );
}

function Loading({ text, children }: { text: ReactNode; children: ReactNode }) {
  if (text)
    return (
      <>
        <Spinner size="sm" />
        {text}
      </>
    );
  // The text keeps its place, so that the button stays as wide as it was.
  return (
    <>
      <Spinner className={styles.middle} size="sm" />
      <span className={styles.placeholder}>{children}</span>
    </>
  );
}
