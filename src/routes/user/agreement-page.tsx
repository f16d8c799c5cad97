import { useSearchParams } from "react-router-dom";
import { AgreementView } from "#src/features/agreement/components/agreement-view.tsx";
import { safeRedirect } from "#src/shared/lib/safe-redirect.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import styles from "./agreement-page.module.css";

export function AgreementPage() {
  const [query] = useSearchParams();
  const back = safeRedirect(query.get("redirect"), "");
  return (
    <>
      <PageHeading title="电子合同" hint="下单前须签署一次，有效期内无需重签。" />
      <AgreementView
        next={
          <ButtonLink className={styles.continue} to={back || paths.cart()}>
            {backLabel(back)}
          </ButtonLink>
        }
      />
    </>
  );
}

/** The label of the back link, depending on where it leads. */
function backLabel(back: string): string {
  if (back === "") return "去购物车结算";
  if (back.startsWith(paths.checkout())) return "返回确认订单";
  if (back.startsWith(`${paths.cart()}/`)) return "返回支付";
  return back.startsWith(paths.orders()) ? "返回订单" : "返回继续操作";
}
