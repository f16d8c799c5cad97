import { clsx } from "clsx";
import type { RefObject } from "react";
import type { Agreement } from "#generated/model/index.ts";
import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./agreement-text.module.css";

type Props = {
  agreement: Agreement;
  /** Shown in a scrollable box, beside or above the signature. */
  isBoxed: boolean;
  /** Placed after the last word. */
  end: RefObject<HTMLDivElement | null>;
};

/** The text of the agreement, with its parties. */
export function AgreementText({ agreement, isBoxed, end }: Props) {
  return (
    <div
      className={clsx(styles.root, isBoxed && styles.boxed)}
      {...(isBoxed && {
        role: "region",
        "aria-label": "合同全文",
        tabIndex: 0,
      })}
    >
      <Text as="h2" size="xl" bold textAlign="center">
        {agreement.title}
      </Text>
      <dl className={styles.facts}>
        <Fact name="合同编号" value={agreement.contract_no} />
        <Fact name="甲方" value={agreement.party_a} />
        <Fact name="乙方" value={agreement.party_b} />
        <Fact name="有效期至" value={agreement.expires_at} />
      </dl>
      {agreement.sections.map(({ heading, body }) => (
        <Box as="section" mt="6" key={heading}>
          <Text as="h3" size="md" bold>
            {heading}
          </Text>
          <div className={styles.body}>{body}</div>
        </Box>
      ))}
      <div className={styles.end} ref={end} />
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Row>
      <dt>{name}：</dt>
      <dd>{value}</dd>
    </Row>
  );
}
