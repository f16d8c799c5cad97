import { chakra, Image } from "@chakra-ui/react";
import { useState } from "react";
import type { NavItem } from "#generated/model/index.ts";

/** The name of a navigation item with its picture before it; a picture that is broken is left out. */
export function NavLabel({ item: { name, image } }: { item: NavItem }) {
  const [broken, setBroken] = useState<string>();
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
      {image && image !== broken && (
        <Image src={image} alt="" boxSize="5" objectFit="contain" onError={() => setBroken(image)} />
      )}
      {name}
    </chakra.span>
  );
}
