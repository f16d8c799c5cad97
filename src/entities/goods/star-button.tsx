import { Star } from "lucide-react";
import type { Goods } from "#generated/model/index.ts";
import { useStar } from "./use-star.ts";
import { staticElement } from "#src/shared/ui/style/static-element.tsx";

type Props = {
  goods: Pick<Goods, "id" | "name" | "is_star">;
  /** Shows the word beside the star. */
  labelled?: boolean;
};

/** The favourite star, filled for the buyer's favourites. Visitors are asked to log in. */
export function StarButton({ goods, labelled = false }: Props) {
  const { isStarred, isPending, toggle } = useStar(goods);
  const word = isStarred ? "取消收藏" : "收藏";
  return (
    <Button
      type="button"
      aria-label={`${word} ${goods.name}`}
      aria-pressed={isStarred}
      aria-busy={isPending}
      title={word}
      onClick={toggle}
    >
      <Star size={16} fill={isStarred ? "currentColor" : "none"} aria-hidden />
      {labelled && word}
    </Button>
  );
}

const Button = staticElement("button", {
  display: "inline-flex",
  flexShrink: "0",
  alignItems: "center",
  justifyContent: "center",
  gap: "1",
  minWidth: "8",
  height: "8",
  px: "1",
  borderRadius: "sm",
  color: "fg.subtle",
  fontSize: "sm",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "&:hover": { color: "fg.promo" },
  "&[aria-pressed=true]": { color: "fg.promo" },
  // A finger needs a larger target than a mouse.
  "@media (pointer: coarse)": { minWidth: "10", height: "10" },
});
