import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { company } from "#generated/company.ts";
import styles from "./service-card.module.css";
import { paths } from "#src/shared/paths.ts";

/** Contact options for when no article helps. */
export function ServiceCard() {
  return (
    <div className={styles.root}>
      <div className={styles.note}>没有找到答案？</div>
      <a className={styles.hotline} href={`tel:${company.hotline}`}>
        {company.hotline}
      </a>
      <div className={styles.note}>{company.service_hours.text}</div>
      <div className={styles.actions}>
        <ButtonLink className={styles.action} size="xs" variant="outline" to={paths.help("fwbz/zskf")}>
          在线客服
        </ButtonLink>
        <ButtonLink className={styles.action} size="xs" variant="outline" to={paths.help("us/tsjy")}>
          投诉建议
        </ButtonLink>
      </div>
    </div>
  );
}
