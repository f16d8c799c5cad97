import { PictureThumbs } from "#src/shared/ui/field/picture-thumbs.tsx";
import type { Fact } from "#src/shared/ui/records/fact-list.tsx";

/** The buyer's description and pictures of a return or a complaint. */
export function claimedWith({ describe, images }: { describe: string; images: readonly string[] }): Fact[] {
  const facts: Fact[] = [];
  if (describe) facts.push(["问题说明", describe]);
  if (images.length > 0)
    facts.push(["凭证图片", <PictureThumbs key="pictures" label="凭证图片" images={images} />]);
  return facts;
}
