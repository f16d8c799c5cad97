import { Row } from "#src/shared/ui/layout/layout.tsx";
import { ShieldCheck } from "#generated/icons/shield-check.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { ControlledGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import styles from "./group-head.module.css";
import { AccessBadge } from "./access-badge.tsx";

const RATIO = 760 / 300;

/** The group's name and description; undefined while loading, and if loading failed. */
export function GroupHead({ group, failed }: { group: ControlledGroup | undefined; failed: boolean }) {
  const { isVisitor } = useApplicant();
  return (
    <ZoneHero
      title={group?.name ?? "控销专区"}
      lead={
        !failed && (
          <div className={styles.lead}>{group?.describe ?? <Skeleton className={styles.leadLoading} />}</div>
        )
      }
      icon={ShieldCheck}
      mark={
        <div className={styles.picture}>
          {group ? (
            <DataPicture src={group.image} alt="" ratio={RATIO} eager />
          ) : (
            <div style={{ aspectRatio: RATIO }} />
          )}
        </div>
      }
      facts={[{ name: "个控销品种", value: group?.goods_number ?? "--" }]}
      aside={
        <Row align="center" gap="3">
          {group && !isVisitor && <AccessBadge access={group.access} />}
          <TextLink className={styles.all} to={paths.controlled()}>
            全部控销分组
          </TextLink>
        </Row>
      }
    />
  );
}
