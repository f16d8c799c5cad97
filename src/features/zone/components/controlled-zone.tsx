import { ControlledAccess } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { Failure } from "#src/shared/lib/failure.ts";
import { FilePenLine } from "#generated/icons/file-pen-line.ts";
import { ShieldCheck } from "#generated/icons/shield-check.ts";
import { Truck } from "#generated/icons/truck.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { ControlledZone as Zone } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import { ZoneSteps } from "#src/shared/ui/zone/zone-steps.tsx";
import styles from "./controlled-zone.module.css";
import { GroupCard } from "./group-card.tsx";

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

const ControlledSteps = () => <ZoneSteps label="申请流程" steps={STEPS} />;

type Props = {
  /** True for the newer of the zone's two pages, which lists the latest groups first. */
  isNew: boolean;
  query: { data: { data: Zone } | undefined; error: Failure; refetch: () => unknown };
};

/** The groups of goods whose manufacturers decide who may sell them. */
export function ControlledZone({ isNew, query: { data, error, refetch } }: Props) {
  const zone = data?.data;
  const granted = zone?.groups.filter(({ access }) => access === ControlledAccess.Granted).length;
  const { isVisitor } = useApplicant();
  return (
    <>
      <ZoneHero
        title="控销专区"
        lead="厂家按区域保护、限量授权的品种：价格稳、利润有保障，申请通过后即可采购。"
        icon={ShieldCheck}
        facts={[
          { name: "个控销分组", value: zone?.groups.length ?? "--" },
          ...(isVisitor ? [] : [{ name: "个我可采购", value: granted ?? "--" }]),
        ]}
      />
      <ControlledSteps />
      <div className={styles.head}>
        <h2 className={styles.title}>控销分组</h2>
        <PillLinks
          label="分组排序"
          links={[
            { name: "全部分组", to: paths.controlled(), isCurrent: !isNew },
            { name: "最新入驻", to: paths.controlledNew(), isCurrent: isNew },
          ]}
        />
      </div>
      {!zone && error && <LoadError error={error} what="控销分组" onRetry={() => void refetch()} />}
      {zone?.groups.length === 0 && (
        <EmptyState
          title="暂时没有控销分组"
          hint="新分组开放后会出现在这里，您可以先看看其他优惠。"
          action={<ZoneLinks />}
        />
      )}
      {(zone || !error) && (
        <ul className={styles.groups} aria-busy={!zone}>
          {zone
            ? zone.groups.map((group) => <GroupCard key={group.id} group={group} isVisitor={isVisitor} />)
            : Array.from({ length: 6 }, (_, place) => (
                <li key={place}>
                  <Skeleton className={styles.loading} />
                </li>
              ))}
        </ul>
      )}
      {zone && <ZoneAds label="控销专区活动" ads={zone.banners} />}
    </>
  );
}
