import { Link, useLocation } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { useBuyer } from "../hooks/use-buyer.ts";

/** A link to where prices are unlocked: login for visitors, certificates for unapproved buyers. */
export function PriceAccessLink() {
  const { isVisitor } = useBuyer();
  const { pathname, search } = useLocation();
  return isVisitor ? (
    <Link data-part="access" to={paths.login(pathname + search)}>
      登录后采购
    </Link>
  ) : (
    <Link data-part="access" to={paths.certificates()}>
      查看资质审核
    </Link>
  );
}
