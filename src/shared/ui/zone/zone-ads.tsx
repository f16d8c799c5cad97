import { chakra } from "@chakra-ui/react";
import { DataLink } from "../text/data-link.tsx";
import { DataPicture } from "../picture/data-picture.tsx";

/** Width to height of the place; what a picture has over is cut above and below. */
const RATIO = 4;
/** A zone has room for so many side by side. */
const SHOWN = 2;

type Ad = { id: number; url: string; image: string; title: string };

type Props = {
  label: string;
  /** Undefined while they are on the way: their place is kept. */
  ads: readonly Ad[] | undefined;
};

/** The banners of a zone, side by side; on a phone one is swiped after the other. */
export function ZoneAds({ label, ads }: Props) {
  if (ads?.length === 0) return null;
  return (
    <chakra.section css={styles} aria-label={label} aria-busy={!ads}>
      {ads?.slice(0, SHOWN).map(({ id, url, image, title }) => (
        <DataLink key={id} url={url}>
          <DataPicture src={image} alt={title} ratio={RATIO} eager />
        </DataLink>
      )) ?? <div data-part="place" style={{ aspectRatio: RATIO }} />}
    </chakra.section>
  );
}

const styles = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: { base: "88%", md: "calc(50% - {spacing.1.5})" },
  gap: "3",
  mb: "3",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "& > *": { display: "block", scrollSnapAlign: "start", overflow: "hidden", borderRadius: "md" },
  "& [data-part=place]": { bg: "bg.muted" },
} as const;
