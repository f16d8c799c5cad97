import { chakra, Skeleton } from "@chakra-ui/react";
import { Check, Lock } from "lucide-react";
import { useListBusinessScopes } from "#generated/hooks/certificate/certificate.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

/** What the company may buy with its certificates, and what is missing for other goods. */
export function BusinessScopes() {
  const { data, isError, refetch } = useListBusinessScopes({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Panel title="经营范围" hint="由有效证件决定，范围外的商品可以浏览，不能购买。">
      {!data && isError && <RetryLine what="经营范围" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton h={{ base: "60", md: "24" }} aria-label="经营范围加载中" />}
      {data && (
        <chakra.ul css={styles}>
          {data.map(({ id, name, is_allowed, describe }) => (
            <li key={id} data-allowed={is_allowed === 1 || undefined}>
              {is_allowed === 1 ? <Check size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
              <span>
                {name}
                <small>{is_allowed === 1 ? "可采购" : describe}</small>
              </span>
            </li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    md: "repeat(3, minmax(0, 1fr))",
    lg: "repeat(5, minmax(0, 1fr))",
  },
  gap: "2",
  listStyle: "none",
  "& li": { display: "flex", gap: "2", p: "3", borderRadius: "sm", bg: "bg.muted", color: "fg.muted" },
  "& li[data-allowed]": { bg: "brand.subtle", color: "brand.fg" },
  "& svg": { flexShrink: "0", mt: "0.5" },
  "& span": { minWidth: "0" },
  "& small": { display: "block", color: "fg.muted", fontSize: "xs" },
} as const;
