import { buttonRecipe, inputRecipe, textareaRecipe } from "@chakra-ui/react/theme";

/** Only the recipes in use, so that the rest of Chakra's theme stays out of the bundle. */
export const recipes = {
  button: buttonRecipe,
  input: inputRecipe,
  textarea: textareaRecipe,
};

/** Chakra fades a solid button on hover, which leaves too little contrast for its text; ours darkens. */
export const recipeChanges = {
  button: { variants: { variant: { solid: { _hover: { bg: "colorPalette.fg" } } } } },
};
