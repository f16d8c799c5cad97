import { Link } from "react-router-dom";
import { ControlledAccess } from "#generated/enums.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { FilePenLine } from "#generated/icons/file-pen-line.ts";
import { ShieldCheck } from "#generated/icons/shield-check.ts";
import { Truck } from "#generated/icons/truck.ts";
import type { ControlledZone as Zone, ControlledGroup } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Row, Text, Stack } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { ZoneSteps } from "#src/shared/ui/zone/zone-steps.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import { ACCESS_TEXT } from "../lib/access.ts";
import { AccessBadge } from "./access-badge.tsx";
import styles from "./controlled-zone.module.css";

const STEPS = [
  { icon: FilePenLine, name: "提交申请", text: "选择分组，写明门店位置和经营情况" },
  {
    icon: ShieldCheck,
    name: "厂家审核",
    text: `一般 ${terms.controlled.review_days} 天内有结果，可在本页查看`,
  },
  {
    icon: Truck,
    name: "保护价采购",
    text: `通过后 ${terms.controlled.access_years} 年内有效，按区域保护价供货`,
  },
];

type Props = {
  /** True for the newer of the zone's two pages, which lists the latest groups first. */
  isNew: boolean;
  query: Query<Zone>;
};

/** The groups of goods whose manufacturers decide who may sell them. */
export function ControlledZone({ isNew, query }: Props) {
  const groups = query.data?.groups;
  const granted = groups?.filter(({ access }) => access === ControlledAccess.Granted).length;
  const { isVisitor } = useApplicant();
  return (
    <>
      <ZoneHero
        title="控销专区"
        lead="厂家按区域保护、限量授权的品种：价格稳、利润有保障，申请通过后即可采购。"
        icon={ShieldCheck}
        facts={[
          { name: "个控销分组", value: groups?.length ?? "--" },
          ...(isVisitor ? [] : [{ name: "个我可采购", value: granted ?? "--" }]),
        ]}
      />
      <ZoneSteps label="申请流程" steps={STEPS} />
      <Row align="center" wrap gapX="4" gapY="2" mb="3">
        <Text as="h2" size="lg" bold>
          控销分组
        </Text>
        <PillLinks
          label="分组排序"
          links={[
            { name: "全部分组", to: paths.controlled(), isCurrent: !isNew },
            { name: "最新入驻", to: paths.controlledNew(), isCurrent: isNew },
          ]}
        />
      </Row>
      <Loaded
        query={query}
        what="控销分组"
        skeleton={
          <div className={styles.groups}>
            <Skeletons count={6} height="80" />
          </div>
        }
      >
        {(zone) => (
          <>
            {zone.groups.length === 0 && (
              <EmptyState
                title="暂时没有控销分组"
                hint="新分组开放后会出现在这里，您可以先看看其他优惠。"
                action={<ZoneLinks />}
              />
            )}
            <ul className={styles.groups}>
              {zone.groups.map((group) => (
                <GroupCard key={group.id} group={group} isVisitor={isVisitor} />
              ))}
            </ul>
            <ZoneAds label="控销专区活动" ads={zone.banners} />
          </>
        )}
      </Loaded>
    </>
  );
}

const RATIO = 760 / 300;

type GroupCardProps = { group: ControlledGroup; isVisitor: boolean };

/** A controlled group: its purpose, the buyer's access, and a link to it. */
function GroupCard({ group, isVisitor }: GroupCardProps) {
  const { url, name, image, describe, access, goods_number } = group;
  return (
    <Stack as="li" framed lifts clipped noMarkers>
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
    </Stack>
  );
}

function wayIn(access: ControlledGroup["access"], isVisitor: boolean): string {
  return isVisitor ? "查看品种与申请条件" : ACCESS_TEXT[access].action;
}
