import { Box, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DataPicture } from "#src/shared/ui/data-picture.tsx";
import { DialogFrame } from "#src/shared/ui/dialog-frame.tsx";

/** The pictures that were handed in; each opens large. */
export function CasePictures({ images }: { images: readonly string[] }) {
  const [shown, setShown] = useState<number>();
  const large = shown === undefined ? undefined : images[shown];
  if (images.length === 0) return <Box>--</Box>;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {images.map((image, index) => (
        <chakra.button
          key={image}
          type="button"
          boxSize="16"
          borderWidth="1px"
          rounded="sm"
          overflow="hidden"
          cursor="zoom-in"
          aria-label={`查看凭证图片 ${index + 1}`}
          onClick={() => setShown(index)}
        >
          <DataPicture src={image} alt="" ratio={1} fit="cover" />
        </chakra.button>
      ))}
      {large !== undefined && (
        <DialogFrame label="凭证图片" onClose={() => setShown(undefined)}>
          <Box width="full" maxW="2xl">
            <DataPicture src={large} alt="凭证图片" ratio={1} fit="contain" eager />
          </Box>
        </DialogFrame>
      )}
    </chakra.div>
  );
}
