import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useListPosters } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import styles from "./poster-wall.module.css";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";

const RATIO = 0.95;

/** Every poster with what it announces. If it fails, the rest of the page is unaffected. */
export function PosterWall() {
  const query = useListPosters({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby="posters">
      <Text as="h2" mb="3" size="lg" bold id="posters">
        活动海报
      </Text>
      <Loaded
        query={query}
        what="活动海报"
        as="line"
        skeleton={
          <div className={styles.posters}>
            <Skeletons count={5} style={{ aspectRatio: RATIO }} />
          </div>
        }
      >
        {(posters) => (
          <ul className={styles.posters}>
            {posters.map(({ id, url, image, title }) => (
              <li key={id}>
                <DataLink className={styles.poster} url={url}>
                  <DataPicture src={image} alt="" ratio={RATIO} />
                  <span className={styles.name}>{title}</span>
                </DataLink>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
