import { chakra } from "@chakra-ui/react";

/** Words of less weight in a line. */
export const Subtle = chakra("span", { base: { color: "fg.subtle" } });
