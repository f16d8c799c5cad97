import { Star } from "#generated/icons/star.ts";
import type { Goods } from "#generated/model/index.ts";
import { useStar } from "./use-star.ts";
import styles from "./star-button.module.css";

type Props = {
  goods: Pick<Goods, "id" | "name" | "is_star">;
  /** Shows the word beside the star. */
  labeled?: boolean;
};

/** The favorite star, filled for the buyer's favorites. Visitors are prompted to log in. */
export function StarButton({ goods, labeled = false }: Props) {
  const { isStarred, isPending, toggle } = useStar(goods);
  const word = isStarred ? "取消收藏" : "收藏";
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={`${word} ${goods.name}`}
      aria-pressed={isStarred}
      aria-busy={isPending}
      title={word}
      onClick={toggle}
    >
      <Star size={16} fill={isStarred ? "currentColor" : "none"} aria-hidden />
      {labeled && word}
    </button>
  );
}
