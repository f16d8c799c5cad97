import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AgreementStatus } from "#generated/enums.ts";
import { useGetAgreement } from "#generated/hooks/agreement/agreement.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { Download } from "#generated/icons/download.ts";
import type { Agreement } from "#generated/model/index.ts";
import { fileAddress } from "#src/shared/lib/read-link.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
import { Text, Row, Stack, looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useSigning } from "../hooks/use-signing.ts";
import { AgreementText } from "./agreement-text.tsx";
import styles from "./agreement-view.module.css";

type Props = {
  /** A link back to where the agreement was required. */
  next: ReactNode;
  onSigned: () => void;
};

/** The agreement beside its signature. */
export function AgreementView({ next, onSigned }: Props) {
  const query = useGetAgreement({ query: { select: (response) => response.data } });
  return (
    <Loaded
      query={query}
      what="电子合同"
      as="framed"
      skeleton={
        <TwoColumns side={<Skeleton height="44" />}>
          <Skeleton height="96" />
        </TwoColumns>
      }
    >
      {(agreement) => <AgreementInHand agreement={agreement} next={next} onSigned={onSigned} />}
    </Loaded>
  );
}

function AgreementInHand({ agreement, next, onSigned }: Props & { agreement: Agreement }) {
  const { end, isRead } = useReadToEnd();
  const isSigned = agreement.status === AgreementStatus.Signed;
  return (
    <TwoColumns
      side={
        isSigned ? (
          <SignedPanel agreement={agreement} next={next} />
        ) : (
          <SignPanel agreement={agreement} isRead={isRead} onSigned={onSigned} />
        )
      }
      isSideFirst={isSigned}
    >
      <AgreementText agreement={agreement} isBoxed={!isSigned} end={end} />
    </TwoColumns>
  );
}

type TwoColumnsProps = { children: ReactNode; side: ReactNode; isSideFirst?: boolean };

/** The text with the signature, or the way to it, beside it; stacked on a narrow screen. */
function TwoColumns({ children, side, isSideFirst = false }: TwoColumnsProps) {
  return (
    <div className={styles.root}>
      {children}
      <div
        data-screen-only={isSideFirst ? undefined : true}
        className={clsx(styles.side, isSideFirst && styles.sideFirst)}
      >
        {side}
      </div>
    </div>
  );
}

/** True once the end of a scrollable text has been visible; a short text counts as read immediately. */
function useReadToEnd() {
  const end = useRef<HTMLDivElement>(null);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setRead(true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return { end, isRead };
}

type SignPanelProps = {
  agreement: Agreement;
  /** The text has been scrolled to its end. */
  isRead: boolean;
  onSigned: () => void;
};

/** Requests the SMS code and signs, once the agreement has been read. */
function SignPanel({ agreement, isRead, onSigned }: SignPanelProps) {
  const { field, code, error, wait, isSending, isSigning, changeCode, sendCode, submit } =
    useSigning(onSigned);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isRead) submit();
      }}
    >
      <Text as="h2" size="md" bold>
        签署合同
      </Text>
      <Text as="div" mt="1" mb="4" tone="muted">
        验证码将发送至 {agreement.phone}。
      </Text>
      <SmsCodeField
        ref={field}
        code={code}
        error={error}
        wait={wait}
        isSending={isSending}
        onChange={changeCode}
        onSend={sendCode}
      />
      <Button
        className={looks({ fullWidth: true, mt: "1" })}
        type="submit"
        disabled={!isRead}
        loading={isSigning}
        loadingText="正在签署"
        aria-describedby="agreement-reading"
      >
        同意并签署
      </Button>
      <Text as="div" mt="2" tone="subtle" size="xs" id="agreement-reading" role="status">
        {isRead ? "签署后合同立即生效，可随时在本页下载。" : "请先把合同全文读到末尾，再签署。"}
      </Text>
    </form>
  );
}

/** The signed agreement: its dates, and a link onwards. */
function SignedPanel({ agreement, next }: { agreement: Agreement; next: ReactNode }) {
  const file = fileAddress(agreement.pdf_url);
  return (
    <div role="status">
      <Row align="center" gap="2" tone="brand">
        <CircleCheck size={20} aria-hidden />
        <Text as="h2" size="md" bold>
          合同已签署
        </Text>
      </Row>
      <Text as="div" mt="2" mb="4" tone="muted">
        <div>合同编号：{agreement.contract_no}</div>
        <div>签署时间：{agreement.signed_at?.slice(0, 16) ?? "--"}</div>
        <div>有效期至：{agreement.expires_at}</div>
      </Text>
      <Stack gap="2">
        {next}
        {file ? (
          <Button className={looks({ fullWidth: true })} asChild variant="outline">
            <a href={file} target="_blank" rel="noreferrer">
              <Download size={16} aria-hidden />
              下载合同（PDF）
            </a>
          </Button>
        ) : (
          <Text as="div" tone="subtle" size="xs">
            合同文件正在生成，稍后刷新本页即可下载。
          </Text>
        )}
      </Stack>
    </div>
  );
}
