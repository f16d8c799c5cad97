import { Check, Lock } from "lucide-react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListBusinessScopes } from "#generated/hooks/certificate/certificate.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import styles from "./business-scopes.module.css";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

/** What the company may buy with its certificates, and what is missing for other goods. */
export function BusinessScopes() {
  const { data, isError, refetch } = useListBusinessScopes({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Panel title="经营范围" hint="由有效证件决定，范围外的商品可以浏览，不能购买。">
      {!data && isError && <RetryLine what="经营范围" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className={styles.loading} aria-label="经营范围加载中" />}
      {data && (
        <ul className={styles.scopes}>
          {data.map(({ id, name, is_allowed, describe }) => (
            <li className={styles.scope} key={id} data-allowed={is_allowed === 1 || undefined}>
              {is_allowed === 1 ? <Check size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
              <span className={styles.text}>
                {name}
                <small className={styles.describe}>{is_allowed === 1 ? "可采购" : describe}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
