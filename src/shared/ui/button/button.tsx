import { clsx } from "clsx";
import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from "react";
import type { ButtonSize, ButtonVariant } from "#generated/theme/recipes.ts";
import { Spinner } from "../state/spinner.tsx";
import styles from "./button.module.css";

type Look = { size?: ButtonSize | undefined; variant?: ButtonVariant | undefined };

type Props = Look &
  ComponentProps<"button"> & {
    /** Does nothing when pressed, keeps the focus, and turns a ring in place of its text or before `loadingText`. */
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
  return <PlainButton {...props} className={classes} />;
}

function PlainButton({
  size: _size,
  variant: _variant,
  asChild: _asChild,
  loading = false,
  loadingText,
  disabled,
  onClick,
  children,
  ...rest
}: Props) {
  if (!loading)
    return (
      <button type="button" {...rest} disabled={disabled} onClick={onClick}>
        {children}
      </button>
    );
  // Not `disabled`, even if the caller says so meanwhile: the browser would take the focus away and lose the place.
  // The theme draws what has `data-disabled` as it draws disabled buttons.
  return (
    <button type="button" {...rest} aria-disabled aria-busy data-disabled="" onClick={ignore}>
      <Loading text={loadingText}>{children}</Loading>
    </button>
  );
}

/** Also stops a form that is submitted by Enter: the browser does that by a click on its submit button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
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
      <span className={styles.kept}>{children}</span>
    </>
  );
}
