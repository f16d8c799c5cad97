import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from "@chakra-ui/react";

export type InputProps = HTMLChakraProps<"input", RecipeProps<"input">>;
export type TextareaProps = HTMLChakraProps<"textarea", RecipeProps<"textarea">>;

/** Chakra's own input adds 4 KB for form features that are not used. */
export const Input = createRecipeContext({ key: "input" }).withContext<HTMLInputElement, InputProps>("input");

export const Textarea = createRecipeContext({ key: "textarea" }).withContext<
  HTMLTextAreaElement,
  TextareaProps
>("textarea");
