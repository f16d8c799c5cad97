import type { Goods } from "#generated/model/index.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { isPriceHidden } from "#src/entities/goods/price.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";

/** Why these goods cannot be bought, and what to do about it. */
export function NoBuyNotice({ goods, hasAlternatives }: { goods: Goods; hasAlternatives: boolean }) {
  const reason = noBuyReason(goods);
  if (!reason || isPriceHidden(goods)) return null;
  return (
    <Notice
      action={
        <>
          {hasAlternatives && (
            <Button asChild size="xs" variant="outline">
              <a href="#alternatives">看同成分商品</a>
            </Button>
          )}
          {reason.includes("控销") ? (
            <ButtonLink size="xs" variant="outline" to={paths.controlled()}>
              去控销专区申请
            </ButtonLink>
          ) : (
            <ButtonLink size="xs" variant="outline" to={paths.newVarietyRequest()}>
              登记求购
            </ButtonLink>
          )}
        </>
      }
    >
      {reason}
    </Notice>
  );
}
