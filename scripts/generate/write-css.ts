/** A style object as Chakra resolves it: properties, and nested rules by selector or at-rule. */
export interface Styles {
  readonly [key: string]: string | number | Styles;
}

/**
 * Writes a style object as CSS. Rules in a rule are written nested, as in our CSS modules. Chakra marks the selectors
 * of global styles with a `&` that refers to nothing; it is left out.
 */
export function writeCss(styles: Styles, depth = 0, isWithinRule = false): string {
  const indent = "  ".repeat(depth);
  return Object.entries(styles)
    .map(([key, value]) => {
      if (typeof value !== "object") return `${indent}${propertyOf(key)}: ${value};\n`;
      const isAtRule = key.startsWith("@");
      const selector = isWithinRule || isAtRule ? key : key.replaceAll("&", "");
      return `${indent}${selector} {\n${writeCss(value, depth + 1, isWithinRule || !isAtRule)}${indent}}\n`;
    })
    .join("");
}

/** `backgroundColor` as `background-color`, `MozTabSize` as `-moz-tab-size`; variables stay as they are. */
function propertyOf(name: string): string {
  return name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
