import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

/** A link within the shop that looks like the surrounding text and turns green on hover. */
export const TextLink = chakra(Link, {
  base: { transition: "color 120ms", _hover: { color: "brand.solid" } },
});
