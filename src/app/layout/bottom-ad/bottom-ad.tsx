import { Box } from "@chakra-ui/react";
import { useGetBottomAd } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { CloseAdButton } from "../close-ad-button.tsx";
import { useClosedAd } from "../closed-ad.ts";

const FRESH_FOR_MS = 600_000;
/** The pictures are strips of 1312 × 96. */
const PICTURE_RATIO = 1312 / 96;

/** The ad at the bottom of the window; closed it stays away for the browser session. */
export function BottomAd() {
  const { closedId, close } = useClosedAd("bottom");
  const { data: ad } = useGetBottomAd({
    query: { staleTime: FRESH_FOR_MS, select: ({ data }) => data, meta: { silent: true } },
  });
  if (!ad || ad.id === closedId) return null;
  return (
    <Box
      as="aside"
      aria-label="底部广告"
      // On narrow screens it ends the page, on wide ones it stays in view.
      position={{ base: "static", md: "sticky" }}
      zIndex="docked"
      bottom="3"
      px="3"
      pb="3"
      pointerEvents="none"
      animation="fade-in 200ms ease-out"
    >
      <Box
        position="relative"
        maxW="5xl"
        mx="auto"
        rounded="lg"
        overflow="hidden"
        boxShadow="lg"
        pointerEvents="auto"
      >
        <DataLink url={ad.url} display="block" w="full">
          <DataPicture src={ad.image} alt={ad.title} ratio={PICTURE_RATIO} />
        </DataLink>
        <CloseAdButton
          aria-label="关闭底部广告"
          top="1"
          insetEnd="1"
          boxSize={{ base: "6", md: "8" }}
          onClick={() => close(ad.id)}
        />
      </Box>
    </Box>
  );
}
