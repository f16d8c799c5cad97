import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { ReviewStatus, CertificateStatus, RegistrationKind } from "#generated/enums.ts";
import {
  getListCertificatesQueryKey,
  useListCertificates,
} from "#generated/hooks/certificate/certificate.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { Clock3 } from "#generated/icons/clock-3.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import type {
  MemberRank,
  Registration,
  Certificate,
  GetRegistrationOptions200DataRanksItem as RankOption,
} from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import { companyDraft } from "../lib/company-draft.ts";
import { groupsOf, namesIn } from "../lib/requirements.ts";
import { FormSection } from "./form-section.tsx";
import styles from "./review-step.module.css";

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
                {number !== "" && <span>编号 {number}</span>}
                <span>{end === null ? "长期有效" : `有效期至 ${end}`}</span>
                <span data-tone={STATUS[status][1]}>{STATUS[status][0]}</span>
                {reason !== "" && <p data-tone="bad">驳回原因：{reason}</p>}
              </li>
            ))}
            {groupsOf(required)
              .filter((group) => !group.some(({ type }) => submitted.some((one) => one.type === type)))
              .flatMap((group) => group.slice(0, 1).map((first) => ({ ...first, name: namesIn(group) })))
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

type ReviewPanelProps = { registration: Registration; isPolling: boolean; onPoll: () => void };

/** Third step of a registration: its state, and what to do next. */
function ReviewPanel({ registration, isPolling, onPoll }: ReviewPanelProps) {
  const { kind, username, phone, company, stores, submitted_at: submittedAt } = registration;
  const { Icon, tone, title, text } = reviewText(registration);
  return (
    <div>
      <div className={styles.state} data-tone={tone}>
        <span className={styles.sign} aria-hidden>
          <Icon size={28} strokeWidth={1.5} />
        </span>
        <div className={styles.words} role="status">
          <Text as="b" size="lg" bold>
            {title}
          </Text>
          <Text as="p" mt="1" tone="muted">
            {text}
          </Text>
        </div>
        <Row wrap gap="2">
          <Actions registration={registration} isPolling={isPolling} onPoll={onPoll} />
        </Row>
      </div>
      <FactList
        facts={[
          ["企业名称", company || "--"],
          ["用户名", username],
          ["注册类型", kind === RegistrationKind.MultiStore ? `多门店（${stores} 家门店）` : "单店会员"],
          ["手机号", phone],
          ["提交时间", formatMinute(submittedAt)],
        ]}
      />
    </div>
  );
}

function Actions({ registration: { status, kind }, isPolling, onPoll }: ReviewPanelProps) {
  if (status === ReviewStatus.Rejected) {
    return <ButtonLink to={paths.registerStep(kind, 2)}>修改资料</ButtonLink>;
  }
  return (
    <>
      <ButtonLink variant={status === ReviewStatus.Passed ? "solid" : "outline"} to={paths.home()}>
        {status === ReviewStatus.Passed ? "去采购" : "先逛逛商城"}
      </ButtonLink>
      {status === ReviewStatus.Waiting && (
        <Button loading={isPolling} loadingText="查询中" onClick={onPoll}>
          刷新审核进度
        </Button>
      )}
    </>
  );
}

type ReviewText = {
  Icon: LucideIcon;
  tone: "waiting" | "good" | "bad";
  title: string;
  text: string;
};

/** Explains the state of a registration to the applicant. */
function reviewText({ status, phone, reason }: Registration): ReviewText {
  if (status === ReviewStatus.Passed) {
    return {
      Icon: CircleCheck,
      tone: "good",
      title: "审核已通过",
      text: "现在可以查看价格并下单采购。首次结算前请先签署电子合同。",
    };
  }
  if (status === ReviewStatus.Rejected) {
    return {
      Icon: CircleX,
      tone: "bad",
      title: "审核未通过",
      text: `原因：${reason.replace(/。$/, "") || "资料不符合要求"}。请按原因修改资料后重新提交。`,
    };
  }
  return {
    Icon: Clock3,
    tone: "waiting",
    title: "资料已提交，等待审核",
    text: `审核结果将短信通知 ${phone}，也可随时回到本页查看。审核期间可以先浏览商品，通过后即可查看价格并下单。`,
  };
}
