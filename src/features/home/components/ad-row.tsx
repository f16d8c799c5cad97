import { chakra, Skeleton } from "@chakra-ui/react";
import type { Ad } from "#generated/model/index.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { QuietRetry } from "./quiet-retry.tsx";

type Props = {
  label: string;
  ads: { data: Ad[] | undefined; isError: boolean; refetch: () => unknown };
  /** So many stand in a row; more are not shown. */
  count: number;
  columns: number;
  /** Width to height of one. */
  ratio: number;
};

/** Ads side by side in places of one size. */
export function AdRow({ label, ads, count, columns, ratio }: Props) {
  const { data, isError, refetch } = ads;
  if (!data && isError) return <QuietRetry what={label} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  const places = Array.from({ length: data ? Math.min(data.length, count) : count }, (_, index) => index);
  return (
    <chakra.section
      aria-label={label}
      css={styles}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {places.map((place) => {
        const ad = data?.[place];
        if (!ad) return <Skeleton key={place} borderRadius="md" style={{ aspectRatio: ratio }} />;
        return (
          <DataLink key={place} url={ad.url} className="ad">
            <DataPicture src={ad.image} alt={ad.title} ratio={ratio} />
          </DataLink>
        );
      })}
    </chakra.section>
  );
}

const styles = {
  display: "grid",
  gap: "3",
  "& > *": { display: "block", minWidth: "0", overflow: "hidden", borderRadius: "md" },
  "& > .ad": { transition: "opacity 120ms" },
  "& > .ad:hover": { opacity: "0.9" },
} as const;
