import { useParams } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useListFreeShippingAds, useListHerbalAds } from "#generated/hooks/home/home.ts";
import type { ListQuery } from "#src/features/goods/list/list-query.ts";
import type { GoodsView } from "#src/features/goods/list/view.ts";
import { ZoneListPage } from "#src/features/goods/list/zone-list-page.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { usePreloadDetail } from "./use-preload-detail.ts";
import styles from "./zone-pages.module.css";

const FREE_SHIPPING: ListQuery = { yx: Flag.Yes };
const FREE_SHIPPING_VIEWS = { cards: paths.freeShipping(), table: paths.freeShippingTable() };
const HERBAL: ListQuery = { zone: "zyyp" };
const DEVICES: ListQuery = { zone: "qxzq" };
const NEAR_EXPIRY: ListQuery = { zone: "jxqzc" };
/** If banners fail to load, the goods are shown without them. */
const ADS = { query: { staleTime: Number.POSITIVE_INFINITY } } as const;

export function FreeShippingCardsPage() {
  return <FreeShippingPage view="cards" />;
}

export function FreeShippingTablePage() {
  return <FreeShippingPage view="table" />;
}

function FreeShippingPage({ view }: { view: GoodsView }) {
  usePreloadDetail();
  const { data, isError } = useListFreeShippingAds(ADS);
  return (
    <ZoneListPage
      title="包邮专区"
      hint="单品达到包邮数量即免运费"
      headingActions={
        <TextLink className={styles.rules} to={paths.freeShippingRule()}>
          优选包邮规则
        </TextLink>
      }
      fixed={FREE_SHIPPING}
      menu="category_yx"
      view={view}
      viewPaths={FREE_SHIPPING_VIEWS}
    >
      <ZoneAds label="包邮专区活动" ads={isError ? [] : data?.data} />
    </ZoneListPage>
  );
}

export function HerbalPage() {
  usePreloadDetail();
  const { data, isError } = useListHerbalAds(ADS);
  return (
    <ZoneListPage title="中药饮片专区" hint="饮片、药材与药食同源" fixed={HERBAL} menu="category_zy">
      <ZoneAds label="中药饮片专区活动" ads={isError ? [] : data?.data} />
    </ZoneListPage>
  );
}

export function DevicesPage() {
  usePreloadDetail();
  return (
    <ZoneListPage title="医疗器械专区" hint="敷料、检测、防护与康复器械" fixed={DEVICES} menu="category_qx" />
  );
}

export function NearExpiryPage() {
  usePreloadDetail();
  return <ZoneListPage title="近效期专区" hint="特价清仓，下单前请确认效期" fixed={NEAR_EXPIRY} />;
}

/** Goods of one category; the category is named in the address for readability. */
export function OtherListPage() {
  usePreloadDetail();
  const { id, name } = useParams();
  const select = parseId(id);
  return (
    <ZoneListPage title={name ?? "药品"} hint="按分类浏览" fixed={select === undefined ? {} : { select }} />
  );
}
