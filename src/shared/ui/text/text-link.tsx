import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

/** A link inside the shop that looks like the text around it and turns green under the pointer. */
export const TextLink = chakra(Link, {
  base: { transition: "color 120ms", _hover: { color: "brand.solid" } },
});
