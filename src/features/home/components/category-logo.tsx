import { Box, Image } from "@chakra-ui/react";
import { useState } from "react";
import type { MenuItem } from "#generated/model/index.ts";

type Props = { entry: MenuItem; isOn: boolean };

/** The picture of a top-level category; `logo1` is the one of the entry that is open. Without one its place stays empty. */
export function CategoryLogo({ entry: { logo, logo1 }, isOn }: Props) {
  const [broken, setBroken] = useState<string>();
  const src = (isOn && logo1) || logo;
  return (
    <Box boxSize="5" flexShrink="0" aria-hidden>
      {src && src !== broken && <Image src={src} alt="" boxSize="5" onError={() => setBroken(src)} />}
    </Box>
  );
}
