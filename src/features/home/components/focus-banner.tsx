import { Flag } from "#generated/enums.ts";
import { useListFocusBanners } from "#generated/hooks/home/home.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { Carousel } from "./carousel.tsx";
import styles from "./focus-banner.module.css";

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

type Props = { onRetry: (() => void) | undefined };

/** Replaces the carousel's pictures; inline SVG, so it needs no download. */
function HomeBanner({ onRetry }: Props) {
  return (
    <div className={styles.homeBanner}>
      <BannerArt />
      <div className={styles.words}>
        <div className={styles.slogan}>常备药品，一次配齐</div>
        <div className={styles.promise}>
          药品、医疗器械与中药材同车下单，
          <br />
          阶梯价、效期与库存逐条写明。
        </div>
        <div className={styles.actions}>
          <ButtonLink className={styles.allGoods} to={paths.list()}>
            浏览全部商品
          </ButtonLink>
          <ButtonLink
            className={styles.promotions}
            variant="outline"
            to={paths.list({ is_promotion: Flag.Yes })}
          >
            查看促销品种
          </ButtonLink>
          {onRetry && (
            <Button className={styles.retry} variant="plain" onClick={onRetry}>
              重新加载焦点图
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Leaves, capsules and a blister pack, as decoration. */
function BannerArt() {
  return (
    <svg className={styles.bannerArt} viewBox="0 0 360 320" fill="currentColor" aria-hidden="true">
      <g opacity="0.1">
        <circle cx="270" cy="150" r="150" />
        <circle cx="300" cy="190" r="96" />
      </g>
      <g opacity="0.9" transform="rotate(-18 250 170)">
        <rect x="176" y="96" width="132" height="164" rx="14" opacity="0.22" />
        {[0, 1, 2].flatMap((row) =>
          [0, 1].map((column) => (
            <rect
              key={`${row}-${column}`}
              x={194 + column * 54}
              y={112 + row * 48}
              width="42"
              height="34"
              rx="17"
              opacity={(row + column) % 2 === 0 ? 0.95 : 0.6}
            />
          )),
        )}
      </g>
      <g transform="rotate(38 130 90)" opacity="0.95">
        <path d="M96 72h34v40H96a20 20 0 0 1 0-40Z" />
        <path d="M130 72h34a20 20 0 0 1 0 40h-34Z" opacity="0.45" />
      </g>
      <path d="M112 300c0-52 34-92 96-98 4 60-36 98-96 98Z" opacity="0.35" />
      <path d="M96 306c-6-40-40-66-88-66 2 46 38 72 88 66Z" opacity="0.2" />
    </svg>
  );
}
