import { chakra, Skeleton } from "@chakra-ui/react";
import { useListCertificates } from "#generated/hooks/certificate/certificate.ts";
import type {
  Certificate,
  GetRegistrationOptions200DataRanksItem as RankOption,
} from "#generated/model/index.ts";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { FormSection } from "./form-section.tsx";

const STATUS: Readonly<Record<Certificate["status"], readonly [name: string, tone: string]>> = {
  1: ["待审核", "waiting"],
  2: ["有效", "good"],
  3: ["已驳回", "bad"],
  4: ["即将到期", "waiting"],
  5: ["已过期", "bad"],
};

/** Submitted certificates with their states, and those that can still be added. */
export function SubmittedCertificates({ asked }: { asked: RankOption["certificates"] }) {
  const { data, isError, refetch } = useListCertificates({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const missing = data ? asked.filter(({ type }) => data.every((one) => one.type !== type)) : [];
  return (
    <FormSection title="资质证照" hint={data && `已提交 ${data.length} 份`}>
      {isError && !data && <RetryLine what="证照" onRetry={() => void refetch()} />}
      <chakra.ul css={styles}>
        {data?.map(({ id, name, number, expires_at: end, status, reason }) => (
          <li key={id}>
            <b>{name}</b>
            <span>编号 {number}</span>
            <span>有效期至 {end}</span>
            <span data-tone={STATUS[status][1]}>{STATUS[status][0]}</span>
            {reason !== "" && <p data-tone="bad">驳回原因：{reason}</p>}
          </li>
        ))}
        {missing.map(({ type, name, is_required: isRequired, describe }) => (
          <li key={type} data-missing>
            <b>{name}</b>
            <span data-part="note">{describe}</span>
            <span data-tone={isRequired ? "bad" : undefined}>{isRequired ? "缺少" : "未提交（选传）"}</span>
          </li>
        ))}
        {!data && !isError && [1, 2, 3, 4].map((row) => <Skeleton key={row} height="11" my="1" />)}
      </chakra.ul>
    </FormSection>
  );
}

const styles = {
  listStyle: "none",
  "& > li": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "2fr 2fr 1.5fr 1fr" },
    columnGap: "4",
    rowGap: "1",
    alignItems: "center",
    minHeight: "11",
    py: "2",
    borderBottomWidth: "1px",
  },
  "& b": { fontWeight: "600" },
  "& span, & p": { color: "fg.muted", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  "& [data-part=note]": {
    gridColumn: { base: "1 / -1", md: "2 / 4" },
    gridRow: { base: "2", md: "auto" },
    fontSize: "xs",
  },
  "& li > span[data-tone], & li[data-missing] > span:last-child": {
    gridRow: { base: "1", md: "auto" },
    gridColumn: { base: "2", md: "4" },
    textAlign: "end",
  },
  "& li:not([data-missing]) > span:not([data-tone])": { gridColumn: { base: "1 / -1", md: "auto" } },
  "& p": { gridColumn: "1 / -1" },
  "& [data-tone=good]": { color: "brand.fg" },
  "& [data-tone=waiting]": { color: "fg.promo" },
  "& [data-tone=bad]": { color: "fg.error" },
} as const;
