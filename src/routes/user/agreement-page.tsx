import { useNavigate, useSearchParams } from "react-router-dom";
import { AgreementView } from "#src/features/agreement/components/agreement-view.tsx";
import { safeRedirect } from "#src/shared/lib/safe-redirect.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { looks } from "#src/shared/ui/layout/layout.tsx";

/** The agreement. A buyer who was led here goes on where it was required as soon as it is signed. */
export function AgreementPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = safeRedirect(query.get("redirect"), "");
  return (
    <>
      <PageHeading title="电子合同" hint="下单前须签署一次，有效期内无需重签。" />
      <AgreementView
        onSigned={() => void (back && navigate(back, { replace: true }))}
        next={
          <ButtonLink className={looks({ fullWidth: true })} to={back || paths.cart()}>
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
