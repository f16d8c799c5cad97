import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Link } from "react-router-dom";
import type { ControlledGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { ACCESS_TEXT } from "../lib/access.ts";
import styles from "./group-card.module.css";
import { AccessBadge } from "./access-badge.tsx";

const RATIO = 760 / 300;

type Props = { group: ControlledGroup; isVisitor: boolean };

/** A controlled group: its purpose, the buyer's access, and a link to it. */
export function GroupCard({ group, isVisitor }: Props) {
  const { url, name, image, describe, access, goods_number } = group;
  return (
    <li className={styles.root}>
      <Link to={paths.controlledGroup(url)} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt={name} ratio={RATIO} />
      </Link>
      <Stack grow gap="2" p="4">
        <h3 className={styles.name}>
          <Link to={paths.controlledGroup(url)}>{name}</Link>
          {!isVisitor && <AccessBadge access={access} />}
        </h3>
        <Text as="p" tone="muted" breakable>
          {describe}
        </Text>
        <footer className={styles.foot}>
          <span>{formatCount(goods_number)} 个品种</span>
          <Link
            to={paths.controlledGroup(url)}
            className={styles.action}
            aria-label={`${name}：${wayIn(access, isVisitor)}`}
          >
            {wayIn(access, isVisitor)}
            <ChevronRight size={14} aria-hidden />
          </Link>
        </footer>
      </Stack>
    </li>
  );
}

function wayIn(access: ControlledGroup["access"], isVisitor: boolean): string {
  return isVisitor ? "查看品种与申请条件" : ACCESS_TEXT[access].action;
}
