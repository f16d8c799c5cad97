import { Box, Image } from "@chakra-ui/react";
import type { MenuItem } from "#generated/model/index.ts";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";

type Props = { entry: MenuItem; isOn: boolean };

/** The picture of a top-level category; `logo1` is the one of the entry that is open. Without one its place stays empty. */
export function CategoryLogo({ entry: { logo, logo1 }, isOn }: Props) {
  const src = (isOn && logo1) || logo;
  const { isShown, onError } = usePicture(src);
  return (
    <Box boxSize="5" flexShrink="0" aria-hidden>
      {isShown && <Image src={src} alt="" boxSize="5" onError={onError} />}
    </Box>
  );
}
