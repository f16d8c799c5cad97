import type { ReactNode } from "react";
import { ActivityBlockType } from "#generated/enums.ts";
import type { ActivityBlock, ActivityPage, CouponOffer, Goods } from "#generated/model/index.ts";
import type { Ad } from "#generated/model/index.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { PlainRules } from "#src/shared/ui/zone/plain-rules.tsx";
import { readBackground } from "../lib/background.ts";
import styles from "./activity-blocks.module.css";

/** Width to height of a single full-width picture, and of several side by side. */
const WIDE = 6;

const NARROW = 760 / 300;

export type BlockParts = {
  /** The page decides how goods and coupons are rendered. */
  goods: (goods: Goods[]) => ReactNode;
  coupons: (offers: CouponOffer[], onStale: () => void) => ReactNode;
};

type Props = BlockParts & { query: Query<ActivityPage> };

/** The blocks of an activity from top to bottom, on its background color, and its rules. */
export function ActivityBlocks({ query, ...parts }: Props) {
  return (
    <Loaded
      query={query}
      what="活动"
      skeleton={
        <Stack gap="3">
          <Skeleton height="60" />
          <Skeleton height="40" />
          <Skeleton height="96" />
        </Stack>
      }
    >
      {({ background, blocks, name, rules }) => (
        <div className={styles.root} style={{ backgroundColor: readBackground(background) }}>
          {blocks.map((block) => (
            // A coupon that has run out or become claimable changes the page.
            <Block
              key={block.id}
              block={withoutTitle(block, name)}
              onStale={() => void query.refetch()}
              {...parts}
            />
          ))}
          <PlainRules label="活动规则" text={rules} />
        </div>
      )}
    </Loaded>
  );
}

/** Without pictures that only repeat the name of the activity, which is above. */
const withoutTitle = (block: ActivityBlock, name: string): ActivityBlock =>
  block.type === ActivityBlockType.image
    ? { ...block, ads: block.ads.filter(({ title }) => title !== name) }
    : block;

type BlockProps = BlockParts & { block: ActivityBlock; onStale: () => void };

function Block({ block, goods, coupons, onStale }: BlockProps) {
  switch (block.type) {
    case ActivityBlockType.image:
      return block.ads.length > 0 && <BlockPictures ads={block.ads} />;
    case ActivityBlockType.text:
      return (
        <Panel title={block.title}>
          <Text as="div" tone="muted" keeps="newlines" breakable>
            {block.text}
          </Text>
        </Panel>
      );
    case ActivityBlockType.coupon:
      return block.coupons.length > 0 && <Panel title={block.title}>{coupons(block.coupons, onStale)}</Panel>;
    case ActivityBlockType.goods:
      return (
        block.goods.length > 0 && (
          <Panel title={block.title} hint={`${block.goods.length} 个品种`}>
            {goods(block.goods)}
          </Panel>
        )
      );
  }
}

/** The pictures of a block, each with its link. */
function BlockPictures({ ads }: { ads: readonly Ad[] }) {
  return (
    <div className={styles.blockPictures} data-single={ads.length === 1 || undefined}>
      {ads.map((ad, place) => (
        <DataLink className={styles.picture} key={ad.id ?? place} url={ad.url}>
          <DataPicture src={ad.image} alt={adName(ad)} ratio={ads.length === 1 ? WIDE : NARROW} />
        </DataLink>
      ))}
    </div>
  );
}
