import { ReviewStatus, CertificateStatus } from "#generated/enums.ts";
import type {
  MemberRank,
  Registration,
  Certificate,
  GetRegistrationOptions200DataRanksItem as RankOption,
} from "#generated/model/index.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  getListCertificatesQueryKey,
  useListCertificates,
} from "#generated/hooks/certificate/certificate.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./review-step.module.css";
import { FormSection } from "./form-section.tsx";

type Props = { registration: Registration; rank: MemberRank; isPolling: boolean; onPoll: () => void };

/** Third step of a registration: the state of the review and of the certificates. */
export function ReviewStep({ registration, rank, isPolling, onPoll }: Props) {
  useVerdict(registration);
  const { data: options } = useRegistrationOptions();
  const required = options?.ranks.find(({ value }) => value === rank)?.certificates ?? [];
  return (
    <>
      <ReviewPanel registration={registration} isPolling={isPolling} onPoll={onPoll} />
      <SubmittedCertificates required={required} />
    </>
  );
}

/**
 * A review also decides about the certificates. An approved company may see prices and more, and no longer needs its
 * draft.
 */
function useVerdict({ status, username }: Pick<Registration, "status" | "username">): void {
  const client = useQueryClient();
  const before = useRef(status);
  const take = useEffectEvent((isNew: boolean) => {
    const hasPassed = status === ReviewStatus.Passed;
    if (hasPassed) companyDraft(username).forget();
    if (isNew) void client.invalidateQueries(hasPassed ? {} : { queryKey: getListCertificatesQueryKey() });
  });
  useEffect(() => {
    take(before.current !== status);
    before.current = status;
  }, [status]);
}

const STATUS: Readonly<Record<Certificate["status"], readonly [name: string, tone: string]>> = {
  [CertificateStatus.Waiting]: ["待审核", "waiting"],
  [CertificateStatus.Valid]: ["有效", "good"],
  [CertificateStatus.Rejected]: ["已驳回", "bad"],
  [CertificateStatus.ExpiringSoon]: ["即将到期", "waiting"],
  [CertificateStatus.Expired]: ["已过期", "bad"],
};

/** Submitted certificates with their states, and those that can still be added. */
function SubmittedCertificates({ required }: { required: RankOption["certificates"] }) {
  const query = useListCertificates({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <FormSection title="资质证照" hint={query.data && `已提交 ${query.data.length} 份`}>
      <Loaded
        query={query}
        what="证照"
        as="line"
        skeleton={<Skeletons count={4} className={styles.loading} height="7" />}
      >
        {(submitted) => (
          <ul className={styles.root}>
            {submitted.map(({ id, name, number, expires_at: end, status, reason }) => (
              <li key={id}>
                <b>{name}</b>
                <span>编号 {number}</span>
                <span>有效期至 {end}</span>
                <span data-tone={STATUS[status][1]}>{STATUS[status][0]}</span>
                {reason !== "" && <p data-tone="bad">驳回原因：{reason}</p>}
              </li>
            ))}
            {required
              .filter(({ type }) => submitted.every((one) => one.type !== type))
              .map(({ type, name, is_required: isRequired, describe }) => (
                <li key={type} data-missing>
                  <b>{name}</b>
                  <span className={styles.note}>{describe}</span>
                  <span data-tone={isRequired ? "bad" : undefined}>
                    {isRequired ? "缺少" : "未提交（选传）"}
                  </span>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </FormSection>
  );
}
