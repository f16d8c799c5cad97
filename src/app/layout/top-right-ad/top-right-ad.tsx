import { chakra } from "@chakra-ui/react";
import { useListRightBanners } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";

const FRESH_FOR_MS = 600_000;
const PICTURE_RATIO = 2;

/**
 * The ad in the top right corner: a narrow tab with its title at the window's edge, so that it covers nothing; its
 * picture slides out beside it. On narrow screens it is above the expanded tools.
 */
export function TopRightAd() {
  const { data: ad } = useListRightBanners({
    query: { staleTime: FRESH_FOR_MS, select: ({ data }) => data[0], meta: { errors: "silent" } },
  });
  const { isOpen, area, toggle } = useHoverDisclosure();
  if (!ad) return null;
  return (
    <chakra.div css={styles} {...area}>
      <button type="button" {...toggle}>
        <span>{ad.title}</span>
      </button>
      <div data-part="picture" data-shown={isOpen || undefined}>
        <DataLink url={ad.url}>
          <DataPicture src={ad.image} alt={ad.title} ratio={PICTURE_RATIO} />
        </DataLink>
      </div>
    </chakra.div>
  );
}

const styles = {
  position: "relative",
  "& button[aria-expanded]": {
    display: { base: "none", md: "flex" },
    justifyContent: "center",
    width: "full",
    py: "3",
    bg: "promo.100",
    color: "fg.promo",
    fontSize: "xs",
    fontWeight: "600",
    cursor: "pointer",
  },
  "& button > span": {
    maxHeight: "40",
    overflow: "hidden",
    letterSpacing: "0.1em",
    writingMode: "vertical-rl",
  },
  "& [data-part=picture]": {
    mx: { base: "2", md: "0" },
    mb: { base: "1", md: "0" },
    overflow: "hidden",
    borderRadius: "md",
    md: {
      position: "absolute",
      top: "0",
      insetEnd: "100%",
      display: "none",
      width: "72",
      boxShadow: "lg",
      "&[data-shown]": { display: "block" },
    },
  },
} as const;
