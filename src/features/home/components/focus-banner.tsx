import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListFocusBanners } from "#generated/hooks/home/home.ts";
import { Carousel } from "./carousel.tsx";
import styles from "./focus-banner.module.css";
import { HomeBanner } from "./home-banner.tsx";

/** The aspect ratio of the pictures. */
const RATIO = 3.2;

/** The carousel of the home page; without pictures a banner of the shop's own. */
export function FocusBanner() {
  const { data, isError, refetch } = useListFocusBanners({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  if (data && data.length > 0) return <Carousel label="焦点图" ads={data} ratio={RATIO} />;
  if (data || isError) return <HomeBanner onRetry={isError ? () => void refetch() : undefined} />;
  return <Skeleton className={styles.loading} style={{ aspectRatio: RATIO }} />;
}
