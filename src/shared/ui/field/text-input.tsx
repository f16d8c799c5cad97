import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { InputSize, TextareaSize } from "#generated/theme/recipes.ts";

/** No style props: a place gives a field its size by a class. */
export type InputProps = Omit<ComponentProps<"input">, "size"> & { size?: InputSize };
export type TextareaProps = ComponentProps<"textarea"> & { size?: TextareaSize };

export function Input({ size = "md", className, ...rest }: InputProps) {
  return <input className={clsx("shop-input", `shop-input-${size}`, className)} {...rest} />;
}

export function Textarea({ size = "md", className, ...rest }: TextareaProps) {
  return <textarea className={clsx("shop-textarea", `shop-textarea-${size}`, className)} {...rest} />;
}
