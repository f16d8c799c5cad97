import { Box } from "@chakra-ui/react";
import type { Brand } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";

/** Width to height of the logos. */
const RATIO = 8 / 3;

/** The logo of a brand, with its name in the place of one that is broken. */
export function BrandMark({ brand: { image, name } }: { brand: Brand }) {
  return (
    <Box w="40" maxW="full" overflow="hidden" rounded="md">
      <DataPicture src={image} alt={name} ratio={RATIO} fit="contain" eager />
    </Box>
  );
}
