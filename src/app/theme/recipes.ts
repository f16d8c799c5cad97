import { buttonRecipe, inputRecipe, textareaRecipe } from "@chakra-ui/react/theme";

type Variants = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** A recipe with those of its sizes and variants that the shop uses. Throws for one that Chakra does not have. */
function withOnly<R extends { variants?: object | undefined }>(
  recipe: R,
  used: Readonly<Record<string, readonly string[]>>,
): R {
  const all = recipe.variants as Variants;
  const variants = Object.entries(used).map(([axis, names]) => {
    const pick = names.map((name) => {
      const styles = all[axis]?.[name];
      if (!styles) throw new Error(`Chakra's recipe has no ${axis} ${name}`);
      return [name, styles] as const;
    });
    return [axis, Object.fromEntries(pick)] as const;
  });
  return { ...recipe, variants: Object.fromEntries(variants) };
}

/** The recipes of what behaves; only what is used becomes a class. */
export const recipes = {
  button: withOnly(buttonRecipe, {
    size: ["2xs", "xs", "sm", "md", "lg"],
    variant: ["solid", "subtle", "outline", "ghost", "plain"],
  }),
  input: withOnly(inputRecipe, { size: ["sm", "md"], variant: ["outline"] }),
  textarea: withOnly(textareaRecipe, { size: ["sm", "md"], variant: ["outline"] }),
};

/**
 * Chakra fades a solid button on hover and while it is expanded, which leaves too little contrast for its text; ours
 * darkens.
 */
const darker = { bg: "colorPalette.fg" };
export const recipeChanges = {
  button: { variants: { variant: { solid: { _hover: darker, _expanded: darker } } } },
};
