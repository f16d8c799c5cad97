import { AgreementStatus } from "#generated/enums.ts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetAgreement } from "#generated/hooks/agreement/agreement.ts";
import type { Agreement } from "#generated/model/index.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
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
      {(agreement) => <AgreementInHand agreement={agreement} next={next} />}
    </Loaded>
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
