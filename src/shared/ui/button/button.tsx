import { Button as ChakraButton } from "@chakra-ui/react";
import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> &
  Pick<
    ComponentProps<typeof ChakraButton>,
    "size" | "variant" | "colorPalette" | "loading" | "loadingText" | "asChild"
  >;

/** The shop's button. It takes no style props: a place gives it its size and margins by a class. */
export const Button: (props: Props) => React.ReactNode = ChakraButton;
