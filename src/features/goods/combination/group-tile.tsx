import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Link } from "react-router-dom";
import type { CombinationGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import styles from "./group-tile.module.css";
import { Price } from "#src/shared/ui/goods/price.tsx";

const RATIO = 760 / 300;

/** A group with its first combinations, linking to all of them. */
export function GroupTile({ group }: { group: CombinationGroup }) {
  const { id, name, describe, image, combinations } = group;
  const to = paths.combinationGroup(id);
  return (
    <li className={styles.root}>
      <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt={name} ratio={RATIO} />
      </Link>
      <Stack grow gap="1" p="4">
        <h2 className={styles.title}>
          <Link to={to}>{name}</Link>
        </h2>
        <Text as="p" tone="subtle" size="xs">
          {describe}
        </Text>
        <ul className={styles.combinations}>
          {combinations.map((combination) => (
            <Row as="li" justify="between" gap="3" py="1" key={combination.id}>
              <Text narrow ellipsis>
                {combination.name}
              </Text>
              <Price value={combination.price} hint={combination.price_hint} size="sm" unit="套" />
            </Row>
          ))}
        </ul>
        <Link to={to} className={styles.all} aria-label={`看全部 ${combinations.length} 个组合：${name}`}>
          看全部 {combinations.length} 个组合
          <ChevronRight size={14} aria-hidden />
        </Link>
      </Stack>
    </li>
  );
}
