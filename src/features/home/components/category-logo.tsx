import { Box, Image } from "@chakra-ui/react";
import type { MenuItem } from "#generated/model/index.ts";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";

type Props = { entry: MenuItem; isOn: boolean };

/** The icon of a top-level category; `logo1` is the one of an open entry. Without an icon the space stays empty. */
export function CategoryLogo({ entry: { logo, logo1 }, isOn }: Props) {
  const src = (isOn && logo1) || logo;
  const { isShown, onError } = usePicture(src);
  return (
    <Box boxSize="5" flexShrink="0" aria-hidden>
      {isShown && <Image src={src} alt="" boxSize="5" onError={onError} />}
    </Box>
  );
}
