import { chakra, Skeleton } from "@chakra-ui/react";
import { useListPosters } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

const RATIO = 0.95;
const SHAPES = 5;

/** Every poster with what it announces. If it fails, the rest of the page is unaffected. */
export function PosterWall() {
  const { data, isError, refetch } = useListPosters({ query: { meta: { errors: "inline" } } });
  const posters = data?.data;
  if (posters?.length === 0) return null;
  return (
    <chakra.section css={styles} aria-labelledby="posters" aria-busy={!posters && !isError}>
      <h2 id="posters">活动海报</h2>
      {!posters && isError ? (
        <RetryLine what="活动海报" onRetry={() => void refetch()} />
      ) : (
        <ul>
          {posters?.map(({ id, url, image, title }) => (
            <li key={id}>
              <DataLink url={url}>
                <DataPicture src={image} alt="" ratio={RATIO} />
                <span>{title}</span>
              </DataLink>
            </li>
          )) ??
            Array.from({ length: SHAPES }, (_, place) => (
              <li key={place}>
                <Skeleton borderRadius="md" style={{ aspectRatio: RATIO }} />
              </li>
            ))}
        </ul>
      )}
    </chakra.section>
  );
}

const styles = {
  "& h2": { mb: "3", fontSize: "lg", fontWeight: "600" },
  "& ul": {
    display: "grid",
    gap: "3",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      xl: "repeat(5, minmax(0, 1fr))",
    },
    listStyle: "none",
  },
  "& li > a, & li > button": {
    display: "block",
    width: "full",
    height: "full",
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    bg: "bg.panel",
  },
  "& li > *:hover": { borderColor: "brand.border", boxShadow: "sm" },
  "& li span:last-child": { display: "block", px: "3", py: "2", fontWeight: "500", overflowWrap: "anywhere" },
} as const;
