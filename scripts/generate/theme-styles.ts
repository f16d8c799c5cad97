import { looks } from "#src/app/theme/looks.ts";
import { recipes } from "#src/app/theme/recipes.ts";
import { slotRecipes } from "#src/app/theme/slot-recipes.ts";
import { createShopSystem } from "#src/app/theme/system.ts";
import { type Styles, writeCss } from "./write-css.ts";

const EDIT = "Generated from src/app/theme. Do not edit: run `npm run generate -- theme`.";

type System = ReturnType<typeof createShopSystem>;
/** The values of an axis, such as the sizes, with the styles of each. */
type Axes = Readonly<Record<string, Readonly<Record<string, object>>>>;
type Recipe = { base?: object | undefined; variants?: Axes | undefined };
/** Styles by the parts of a component, such as the header of a dialog. */
type Slots = Readonly<Record<string, object>>;

/**
 * Writes `theme.css`: the shop's theme as a static stylesheet, with Chakra's reset, the global styles, every token as a
 * variable, and classes for the recipes (`shop-button`, `shop-button-sm`, `shop-button-outline`).
 */
export function writeThemeStyles(): string {
  const system = createShopSystem();
  const styles = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()] as Styles[];
  // From weak to strong; the last holds the shared parts of src/shared/ui. The modules of components are outside of
  // them.
  const order = `@layer ${[...system.layers.names, "ui"].join(", ")};\n`;
  const classes = Object.keys(recipes).map((name) => writeRecipe(system, name));
  return [`/* ${EDIT} */\n`, order, ...styles.map((one) => writeCss(one)), ...classes].join("\n");
}

/**
 * Writes `overlays.css`: classes for the parts of dialogs and popovers (`shop-dialog-header`,
 * `shop-dialog-content-wide`), which are loaded with the first of them.
 */
export function writeOverlayStyles(): string {
  const system = createShopSystem();
  const classes = Object.keys(slotRecipes).map((name) => writeSlotRecipe(system, name));
  return [`/* ${EDIT} */\n`, ...classes].join("\n");
}

/** Writes `recipes.ts`: the types of what a recipe leaves to choose, such as `ButtonSize`. */
export function writeRecipesModule(): string {
  const types = Object.entries<Recipe>({ ...recipes, ...slotRecipes }).flatMap(([name, { variants = {} }]) =>
    Object.entries(variants)
      .filter(([, values]) => isChoice(values))
      .map(([axis, values]) => {
        const names = Object.keys(values).map((value) => JSON.stringify(value));
        return `export type ${capital(name)}${capital(axis)} = ${names.join(" | ")};\n`;
      }),
  );
  return `// ${EDIT}\n\n${types.join("")}`;
}

/** Writes `layout.css`: a class for each value of the looks (`shop-gap-3`, `shop-bold`). */
export function writeLayoutStyles(): string {
  const system = createShopSystem();
  const rules = Object.entries(looks).flatMap(([name, values]) =>
    Object.entries(values).map(([value, styles]) => {
      const selector = value === "true" ? `.shop-${name}` : `.shop-${name}-${value.replace(".", "\\.")}`;
      return writeCss({ [selector]: system.css(styles) as Styles }, 1);
    }),
  );
  const kinds = {
    ".shop-stack": { display: "flex", flexDirection: "column" },
    ".shop-row": { display: "flex" },
  };
  return `/* ${EDIT} */\n\n@layer ui {\n${writeCss(kinds, 1)}${rules.join("")}}\n`;
}

/** Writes `looks.ts`: the looks as the properties of a layout part. */
export function writeLooksModule(): string {
  const properties = Object.entries(looks).map(([name, values]) => {
    const names = Object.keys(values).map((value) => (value === "true" ? "boolean" : JSON.stringify(value)));
    return `  ${name}?: ${names.join(" | ")} | undefined;\n`;
  });
  const names = `"${Object.keys(looks).join(" ")}".split(" ")`;
  return `// ${EDIT}\n\nexport type Looks = {\n${properties.join("")}};\n\nexport const LOOKS = new Set(${names});\n`;
}

/** The base comes first, then the axes in the recipe's order: where two of them say something, the later one wins. */
function writeRecipe(system: System, name: string): string {
  const { base = {}, variants = {} } = system.getRecipe(name) as Recipe;
  const rules = [writeCss({ [`.shop-${name}`]: system.css(base) as Styles }, 1)];
  for (const values of Object.values(variants))
    for (const [value, styles] of Object.entries(values)) {
      const selector = isChoice(values) ? `.shop-${name}-${value}` : `.shop-${name}`;
      rules.push(writeCss({ [selector]: system.css(styles) as Styles }, 1));
    }
  return `@layer recipes {\n${rules.join("")}}\n`;
}

function writeSlotRecipe(system: System, name: string): string {
  const { base = {}, variants = {} } = system.getSlotRecipe(name) as Recipe;
  const rules = (slots: Slots, suffix = "") =>
    Object.entries(slots).map(([slot, styles]) =>
      writeCss({ [`.shop-${name}-${slot}${suffix}`]: system.css(styles) as Styles }, 1),
    );
  const values = Object.values(variants).flatMap((axis) => Object.entries(axis));
  const choices = values.flatMap(([value, slots]) => rules(slots as Slots, `-${value}`));
  return `@layer recipes {\n${[...rules(base as Slots), ...choices].join("")}}\n`;
}

/** True if there is more than one value; a single value applies to every element of the recipe. */
const isChoice = (values: object): boolean => Object.keys(values).length > 1;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
