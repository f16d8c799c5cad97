import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { paths } from "#src/shared/paths.ts";
import styles from "./home-banner.module.css";
import { BannerArt } from "./banner-art.tsx";

type Props = { onRetry: (() => void) | undefined };

/** Replaces the carousel's pictures; inline SVG, so it needs no download. */
export function HomeBanner({ onRetry }: Props) {
  return (
    <div className={styles.root}>
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
          <ButtonLink className={styles.promotions} variant="outline" to={paths.list({ is_promotion: 1 })}>
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
