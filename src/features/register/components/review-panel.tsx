import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { RegistrationKind, ReviewStatus } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import type { Registration } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import styles from "./review-panel.module.css";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { Clock3 } from "#generated/icons/clock-3.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";

type Props = { registration: Registration; isPolling: boolean; onPoll: () => void };

/** Third step of a registration: its state, and what to do next. */
export function ReviewPanel({ registration, isPolling, onPoll }: Props) {
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

function Actions({ registration: { status, kind }, isPolling, onPoll }: Props) {
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
