import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from "@chakra-ui/react";

export type InputProps = HTMLChakraProps<"input", RecipeProps<"input">>;
export type TextareaProps = HTMLChakraProps<"textarea", RecipeProps<"textarea">>;

/** Chakra's own ones bring 4 KB for a form machinery that is not in use. */
export const Input = createRecipeContext({ key: "input" }).withContext<HTMLInputElement, InputProps>("input");

export const Textarea = createRecipeContext({ key: "textarea" }).withContext<
  HTMLTextAreaElement,
  TextareaProps
>("textarea");
