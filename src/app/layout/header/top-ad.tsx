import { Box, Image } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useListTopAds } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import { CloseAdButton } from "../close-ad-button.tsx";
import { useClosedAd } from "../closed-ad.ts";

const FRESH_MS = 5 * 60_000;

/**
 * The banner above the header. Its space is reserved while it loads; if there is none, the space collapses only on
 * the next page, so that nothing jumps while somebody reads.
 */
export function TopAd() {
  const { key } = useLocation();
  const { data: ad, isPending } = useListTopAds({
    query: { staleTime: FRESH_MS, select: (response) => response.data[0] },
  });
  const [waitedAt] = useState(isPending ? key : undefined);
  const { closedId, close } = useClosedAd("top");
  const picture = usePicture(ad?.image ?? "");

  if (closedId !== undefined && (!ad || ad.id === closedId)) return null;
  if (!ad && !isPending && waitedAt !== key) return null;
  // The grey of the bar below, so that reserved space does not look like a gap.
  if (!ad) return <Box h={HEIGHT} bg="bg.muted" />;

  const name = ad.title || "活动专题";
  return (
    <Box as="aside" aria-label="顶部广告" position="relative" h={HEIGHT} bg="promo.50">
      <DataLink
        url={ad.url}
        position="absolute"
        inset="0"
        display="grid"
        placeItems="center"
        color="fg.promo"
        fontSize="lg"
        fontWeight="600"
        _focusVisible={{ outlineOffset: "-2px" }}
      >
        {picture.isShown ? (
          <Image
            src={ad.image}
            alt={name}
            position="absolute"
            boxSize="full"
            objectFit="cover"
            onError={picture.onError}
          />
        ) : (
          name
        )}
      </DataLink>
      <CloseAdButton
        aria-label="关闭广告"
        top="0"
        bottom="0"
        my="auto"
        insetEnd={{ base: "2", lg: "4" }}
        boxSize="7"
        onClick={() => close(ad.id)}
      />
    </Box>
  );
}

const HEIGHT = { base: "12", lg: "14" };
