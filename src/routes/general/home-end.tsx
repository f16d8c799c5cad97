import { BrandStrip } from "#src/features/home/components/brand-strip.tsx";
import { FriendlyLinks } from "#src/features/home/components/friendly-links.tsx";
import { Posters } from "#src/features/home/components/small-ads.tsx";

/** The last blocks of the home page. */
export function HomeEnd() {
  return (
    <>
      <Posters />
      <BrandStrip />
      <FriendlyLinks />
    </>
  );
}
