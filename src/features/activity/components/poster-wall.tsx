import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListPosters } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import styles from "./poster-wall.module.css";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

const RATIO = 0.95;
const SHAPES = 5;

/** Every poster with what it announces. If it fails, the rest of the page is unaffected. */
export function PosterWall() {
  const { data, error, refetch } = useListPosters({ query: { meta: { errors: "inline" } } });
  const posters = data?.data;
  if (posters?.length === 0) return null;
  return (
    <section aria-labelledby="posters" aria-busy={!posters && !error}>
      <h2 className={styles.title} id="posters">
        活动海报
      </h2>
      {!posters && error ? (
        <RetryLine error={error} what="活动海报" onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.posters}>
          {posters?.map(({ id, url, image, title }) => (
            <li key={id}>
              <DataLink className={styles.poster} url={url}>
                <DataPicture src={image} alt="" ratio={RATIO} />
                <span className={styles.name}>{title}</span>
              </DataLink>
            </li>
          )) ??
            Array.from({ length: SHAPES }, (_, place) => (
              <li key={place}>
                <Skeleton className={styles.posterLoading} style={{ aspectRatio: RATIO }} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
