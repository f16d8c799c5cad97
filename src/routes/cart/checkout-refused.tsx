import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PackageX } from "#generated/icons/package-x.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./checkout-refused.module.css";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

type Props = { refusal: ApiError; onRetry: () => void };

/** The selected lines cannot be ordered as they are: shows why, line by line where a line is the cause. */
export function CheckoutRefused({ refusal, onRetry }: Props) {
  const ofLines = refusal.errors.ids;
  const messages = ofLines ?? [refusal.firstFieldMessage];
  return (
    <EmptyState
      framed
      icon={<PackageX size={28} strokeWidth={1.5} />}
      title={ofLines ? "有商品暂时不能结算" : "现在不能结算"}
      hint={
        <ul className={styles.reasons} role="alert">
          {messages.map((message) => (
            <Text as="li" mt="1" tone="promo" key={message}>
              {message}
            </Text>
          ))}
        </ul>
      }
      action={
        <>
          <ButtonLink size="sm" to={paths.cart()}>
            返回购物车
          </ButtonLink>
          <Button size="sm" variant="outline" onClick={onRetry}>
            重新核对
          </Button>
        </>
      }
    />
  );
}
