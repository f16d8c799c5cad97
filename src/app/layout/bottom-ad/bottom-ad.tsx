import { Box, chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useState } from "react";
import { useGetBottomAd } from "#generated/hooks/home/home.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { DataLink } from "#src/shared/ui/data-link.tsx";
import { DataPicture } from "#src/shared/ui/data-picture.tsx";

const CLOSED = "bottom-ad-closed";
const FRESH_FOR_MS = 600_000;
/** The pictures are strips of 1312 × 96. */
const PICTURE_RATIO = 1312 / 96;

const isId = (value: unknown): value is number => typeof value === "number";

/** The ad at the bottom of the window; closed it stays away for the browser session. */
export function BottomAd() {
  const [closedId, setClosedId] = useState(() => readDraft(CLOSED, isId));
  const { data: ad } = useGetBottomAd({
    query: { staleTime: FRESH_FOR_MS, select: ({ data }) => data, meta: { silent: true } },
  });
  if (!ad || ad.id === closedId) return null;
  const close = () => {
    writeDraft(CLOSED, ad.id);
    setClosedId(ad.id);
  };
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
        <chakra.button
          type="button"
          aria-label="关闭底部广告"
          display="grid"
          placeItems="center"
          position="absolute"
          top="1"
          insetEnd="1"
          boxSize={{ base: "6", md: "8" }}
          rounded="full"
          bg="ink.900/50"
          color="white"
          cursor="pointer"
          _hover={{ bg: "ink.900" }}
          onClick={close}
        >
          <X size={16} aria-hidden />
        </chakra.button>
      </Box>
    </Box>
  );
}
