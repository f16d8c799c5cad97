import { Grid } from "@chakra-ui/react";
import { useListLotteryAds } from "#generated/hooks/draw/draw.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";

const SHOWN = 2;
const PICTURE_RATIO = 760 / 300;

/** Banners around the lottery; renders nothing without them. */
export function LotteryAds() {
  const { data: ads = [] } = useListLotteryAds({
    query: { select: ({ data }) => data.slice(0, SHOWN), meta: { errors: "silent" } },
  });
  if (ads.length === 0) return null;
  return (
    <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2">
      {ads.map(({ id, title, image, url }) => (
        <DataLink key={id} url={url} rounded="md" overflow="hidden">
          <DataPicture src={image} alt={title} ratio={PICTURE_RATIO} />
        </DataLink>
      ))}
    </Grid>
  );
}
