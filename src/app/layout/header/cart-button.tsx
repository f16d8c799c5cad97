import { ShoppingCart } from "lucide-react";
import { Link } from "react-router-dom";
import { useGetCartTotal } from "#generated/hooks/cart/cart.ts";
import type { User } from "#generated/model/index.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./cart-button.module.css";
import { paths } from "#src/shared/paths.ts";

/** Higher numbers are shown as 99+ (specification section 9). */
const BADGE_MAX = 99;

/** Link to the cart with the number of its lines; visitors have no cart. */
export function CartButton({ user }: { user: User | null | undefined }) {
  const { data } = useGetCartTotal({
    query: { enabled: Boolean(user), select: (response) => response.data.total, meta: { errors: "silent" } },
  });
  const lines = user ? (data ?? user.cart) : 0;
  return (
    <Link className={styles.root} to={paths.cart()}>
      <ShoppingCart size={20} aria-hidden />
      <span className={styles.name}>购物车</span>
      {lines > 0 && (
        <span className={styles.badge}>
          {lines > BADGE_MAX ? `${BADGE_MAX}+` : lines}
          <VisuallyHidden> 种商品</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
