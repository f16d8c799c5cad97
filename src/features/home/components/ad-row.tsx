import { chakra, Skeleton } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import type { Ad } from "#generated/model/index.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

type Props = {
  label: string;
  ads: { data: Ad[] | undefined; isError: boolean; refetch: () => unknown };
  /** The number of ads in the row; further ones are not shown. */
  count: number;
  columns: number;
  /** The aspect ratio of an ad. */
  ratio: number;
  /** On a narrow screen they keep their size and can be swiped. */
  isSwiped?: boolean;
};

/** A row of ads of equal size. */
export function AdRow({ label, ads, count, columns, ratio, isSwiped = false }: Props) {
  const { data, isError, refetch } = ads;
  if (!data && isError) return <RetryLine fills what={label} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  const places = Array.from({ length: data ? Math.min(data.length, count) : count }, (_, index) => index);
  return (
    <chakra.section
      aria-label={label}
      css={styles}
      data-swiped={isSwiped || undefined}
      style={{ "--columns": columns } as CSSProperties}
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
  gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
  gap: "3",
  "&[data-swiped]": {
    gridTemplateColumns: {
      base: "repeat(var(--columns), {sizes.32})",
      md: "repeat(var(--columns), minmax(0, 1fr))",
    },
    overflowX: "auto",
    scrollbarWidth: "none",
  },
  "& > *": { display: "block", minWidth: "0", overflow: "hidden", borderRadius: "md" },
  "& > .ad": { transition: "opacity 120ms" },
  "& > .ad:hover": { opacity: "0.9" },
} as const;
