import { AgreementStatus } from "#generated/enums.ts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetAgreement } from "#generated/hooks/agreement/agreement.ts";
import type { Agreement } from "#generated/model/index.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { useEffect, useRef, useState } from "react";
import { AgreementText } from "./agreement-text.tsx";
import { SignPanel } from "./sign-panel.tsx";
import styles from "./agreement-view.module.css";
import { SignedPanel } from "./signed-panel.tsx";

type Props = {
  /** A link back to where the agreement was required. */
  next: ReactNode;
};

/** The agreement beside its signature. */
export function AgreementView({ next }: Props) {
  const { data, error, refetch } = useGetAgreement({ query: { select: (response) => response.data } });
  if (data) return <AgreementInHand agreement={data} next={next} />;
  if (error) return <LoadError error={error} framed what="电子合同" onRetry={() => void refetch()} />;
  return (
    <LoadingPage label="合同加载中">
      <TwoColumns side={<Skeleton className={styles.signatureLoading} />}>
        <Skeleton className={styles.textLoading} />
      </TwoColumns>
    </LoadingPage>
  );
}

function AgreementInHand({ agreement, next }: Props & { agreement: Agreement }) {
  const { end, isRead } = useReadToEnd();
  const isSigned = agreement.status === AgreementStatus.Signed;
  return (
    <TwoColumns
      side={
        isSigned ? (
          <SignedPanel agreement={agreement} next={next} />
        ) : (
          <SignPanel agreement={agreement} isRead={isRead} />
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
