import type { RefCallback } from "react";
import { CertificateStatus } from "#generated/enums.ts";
import { ZoomIn } from "#generated/icons/zoom-in.ts";
import type { Certificate } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { certificateState } from "../lib/certificate-state.ts";
import { isTimePressing, timeLeft } from "../lib/certificate-validity.ts";
import styles from "./certificate-card.module.css";

/** The aspect ratio of a licence in landscape. */
const RATIO = 4 / 3;

type Props = {
  certificate: Certificate;
  /** A renewal of this certificate awaits approval. */
  isRenewalWaiting: boolean;
  onLook: () => void;
  onRenew: () => void;
  /** The ref of the button that gets the focus back when the renewal form is closed. */
  opener: RefCallback<HTMLElement>;
  /** It was just submitted and the button is gone: the text shown instead gets the focus. */
  wasSent: boolean;
};

/** A certificate: its picture, status, validity and renewal. */
export function CertificateCard({ certificate, isRenewalWaiting, onLook, onRenew, opener, wasSent }: Props) {
  const { name, number, status, expires_at, image, reason, updated_at } = certificate;
  const { name: stateName, tone } = certificateState(certificate);
  const isWaiting = status === CertificateStatus.Waiting;
  return (
    <article className={styles.root} aria-label={`${name}，${stateName}`} data-tone={tone}>
      <button type="button" className={styles.picture} aria-label={`查看${name}`} onClick={onLook}>
        <DataPicture src={image} alt="" ratio={RATIO} fit="contain" />
        <span className={styles.look} aria-hidden>
          <ZoomIn size={14} />
          查看
        </span>
      </button>
      <Stack grow narrow>
        <Row as="h2" align="start" justify="between" gap="2" bold>
          {name}
          <i className={styles.state}>{stateName}</i>
        </Row>
        <dl className={styles.facts}>
          {number !== "" && (
            <div>
              <dt>编号</dt>
              <dd>{number}</dd>
            </div>
          )}
          <div>
            <dt>有效期至</dt>
            <dd>
              {expires_at ?? "长期"}
              {isTimePressing(certificate) && (
                <strong className={styles.timeLeft}> {timeLeft(certificate)}</strong>
              )}
            </dd>
          </div>
          <div>
            <dt>{isWaiting ? "提交时间" : "更新时间"}</dt>
            <dd>{formatMinute(updated_at)}</dd>
          </div>
        </dl>
        {reason && (
          <Text as="p" mt="1" tone="error" size="xs" role="note">
            驳回原因：{reason}
          </Text>
        )}
        <footer className={styles.renewal} ref={wasSent ? opener : null} tabIndex={-1}>
          {isWaiting || isRenewalWaiting ? (
            <span>
              {isWaiting
                ? `审核中，通常 ${terms.registration.review_workdays} 个工作日内完成`
                : "新证照审核中，通过后替换这一份"}
            </span>
          ) : (
            <Button
              ref={wasSent ? null : opener}
              size="xs"
              variant={tone === "good" ? "outline" : "solid"}
              onClick={onRenew}
            >
              {status === CertificateStatus.Rejected ? "重新提交" : "更新证照"}
            </Button>
          )}
        </footer>
      </Stack>
    </article>
  );
}
