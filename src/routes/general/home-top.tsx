import { CategoryMenu } from "#src/features/home/components/category-menu.tsx";
import { CategoryTiles } from "#src/features/home/components/category-tiles.tsx";
import { FocusBanner } from "#src/features/home/components/focus-banner.tsx";
import { NewProductAds, RightAds } from "#src/features/home/components/small-ads.tsx";
import styles from "./home-top.module.css";
import { AccountCard } from "#src/features/user/components/account-card.tsx";

/** The top of the home page: categories, banners and the user. */
export function HomeTop() {
  return (
    <div className={styles.root}>
      <div className={styles.categories}>
        <CategoryMenu isRoomy />
      </div>
      <div className={styles.middle}>
        <FocusBanner />
        <div className={styles.categoryTiles}>
          <CategoryTiles />
        </div>
        <NewProductAds />
      </div>
      <div className={styles.side}>
        <AccountCard />
        <RightAds />
      </div>
    </div>
  );
}
