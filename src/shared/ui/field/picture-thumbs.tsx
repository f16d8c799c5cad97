import { Box, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DataPicture } from "../picture/data-picture.tsx";
import { DialogFrame } from "../overlay/dialog-frame.tsx";

type Props = {
  /** What they show: `凭证图片`. */
  label: string;
  images: readonly string[];
};

/** Thumbnails of uploaded pictures; each opens at full size. */
export function PictureThumbs({ label, images }: Props) {
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
          aria-label={`查看${label} ${index + 1}`}
          onClick={() => setShown(index)}
        >
          <DataPicture src={image} alt="" ratio={1} fit="cover" />
        </chakra.button>
      ))}
      {large !== undefined && (
        <DialogFrame label={label} onClose={() => setShown(undefined)}>
          <Box width="full" maxW="2xl">
            <DataPicture src={large} alt={label} ratio={1} fit="contain" eager />
          </Box>
        </DialogFrame>
      )}
    </chakra.div>
  );
}
