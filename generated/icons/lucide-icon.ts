// Written by `npm run generate -- icons`. Do not edit.
import { createElement, type ReactElement } from "react";

type IconProps = {
  /** In pixels, of both sides. */
  size?: number;
  strokeWidth?: number;
  fill?: string;
  className?: string | undefined;
  "aria-hidden"?: boolean;
  "aria-label"?: string;
};

/** A line drawing in the color of the text; hidden from screen readers unless it has a label. */
export type LucideIcon = (props: IconProps) => ReactElement;

/** An icon of these shapes, drawn on a grid of 24 × 24. */
export function lucideIcon(
  shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[],
): LucideIcon {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, ...props }) {
    const attributes = {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": props["aria-label"] === undefined ? true : undefined,
      ...props,
    } as const;
    return createElement("svg", attributes, ...drawn);
  };
}
