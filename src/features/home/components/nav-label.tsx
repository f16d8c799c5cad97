import { chakra, Image } from "@chakra-ui/react";
import type { NavItem } from "#generated/model/index.ts";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";

/** The name of a navigation item with its icon; a broken icon is left out. */
export function NavLabel({ item: { name, image } }: { item: NavItem }) {
  const { isShown, onError } = usePicture(image);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
      {isShown && <Image src={image} alt="" boxSize="5" objectFit="contain" onError={onError} />}
      {name}
    </chakra.span>
  );
}
