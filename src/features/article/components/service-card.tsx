import { company } from "#generated/company.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./service-card.module.css";

/** Contact options for when no article helps. */
export function ServiceCard() {
  return (
    <div className={styles.root}>
      <Text as="div" tone="subtle" size="xs">
        没有找到答案？
      </Text>
      <a className={styles.hotline} href={`tel:${company.hotline}`}>
        {company.hotline}
      </a>
      <Text as="div" tone="subtle" size="xs">
        {company.service_hours.text}
      </Text>
      <Row gap="2" mt="3">
        <ButtonLink className={styles.action} size="xs" variant="outline" to={paths.help("fwbz/zskf")}>
          在线客服
        </ButtonLink>
        <ButtonLink className={styles.action} size="xs" variant="outline" to={paths.help("us/tsjy")}>
          投诉建议
        </ButtonLink>
      </Row>
    </div>
  );
}
