import { createRecipeContext, type RecipeProps } from "@chakra-ui/react";
import type { ComponentProps } from "react";

/** No style props: a place gives a field its size by a class. */
export type InputProps = Omit<ComponentProps<"input">, "size"> & Pick<RecipeProps<"input">, "size">;
export type TextareaProps = ComponentProps<"textarea"> & Pick<RecipeProps<"textarea">, "size">;

/** Chakra's own input adds 4 KB for form features that are not used. */
export const Input = createRecipeContext({ key: "input" }).withContext<HTMLInputElement, InputProps>("input");

export const Textarea = createRecipeContext({ key: "textarea" }).withContext<
  HTMLTextAreaElement,
  TextareaProps
>("textarea");
