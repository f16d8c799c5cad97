import "#generated/theme/layout.css";
import { type ClassValue, clsx } from "clsx";
import type { ComponentProps, ElementType } from "react";
import { LOOKS, type Looks } from "#generated/theme/looks.ts";

/** Elements below each other. */
export const Stack = createPart("div", "shop-stack");

/** Elements beside each other. */
export const Row = createPart("div", "shop-row");

export const Box = createPart("div");

export const Text = createPart("span");

/** The classes of looks, for a component that has no part: `<Button className={looks({ fullWidth: true })}>`. */
export const looks = (values: Looks): string =>
  clsx(Object.entries(values).map(([name, value]) => classOf(name, value)));

type Props<Tag extends ElementType> = Looks & { as?: Tag } & Omit<ComponentProps<Tag>, keyof Looks | "as">;

/** An element whose looks are classes of the theme: `gap="3"` is `shop-gap-3`, `bold` is `shop-bold`. */
function createPart<Default extends ElementType>(host: Default, kind?: string) {
  return function Part<Tag extends ElementType = Default>({ as, ...props }: Props<Tag>) {
    // It renders only when a prop has changed: the compiler would add code to every page and save nothing.
    "use no memo";
    const Host: ElementType = as ?? host;
    const names: ClassValue[] = [kind];
    const rest: { className?: string; [name: string]: unknown } = {};
    for (const [name, value] of Object.entries(props))
      if (!LOOKS.has(name)) rest[name] = value;
      else names.push(classOf(name, value));
    return <Host {...rest} className={clsx(names, rest.className)} />;
  };
}

const classOf = (name: string, value: string | boolean | undefined) =>
  value && `shop-${name}${value === true ? "" : `-${value}`}`;
