import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { GoodsSearchType } from "#generated/enums.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import type { Goods, HomeFloor } from "#generated/model/index.ts";
import { adName } from "#src/shared/lib/ad-name.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { useCommonData } from "../hooks/use-common-data.ts";
import { floorLinks } from "../lib/floor-links.ts";
import { layoutsOf } from "../lib/whole-rows.ts";
import styles from "./floor.module.css";

type Props = { floor: HomeFloor; children: (goods: Goods) => ReactNode };

/** Recommendations of one category: name, links and ads on one side, goods on the other. */
export function Floor({ floor, children }: Props) {
  const id = useId();
  const links = floorLinks(floor.url, useCommonData());
  return (
    <section className={clsx(styles.root, links.length === 0 && styles.wide)} aria-labelledby={id}>
      <div className={clsx(styles.side, links.length === 0 && styles.band)}>
        <h2 className={styles.name} id={id}>
          {floor.name}
        </h2>
        <p className={styles.description}>{floor.describe}</p>
        <ul className={styles.links}>
          {links.map(({ id: category, name, to }) => (
            <li key={category}>
              <TextLink to={to}>{name}</TextLink>
            </li>
          ))}
        </ul>
        <DataLink url={floor.url} className={styles.all}>
          查看全部
          <VisuallyHidden>{floor.name}</VisuallyHidden>
          <ChevronRight size={14} aria-hidden />
        </DataLink>
        {links.length > 0 && <Makers goods={floor.goods} />}
        <div className={styles.ads}>
          {floor.ads.map((ad, place) => (
            <DataLink key={ad.id ?? place} url={ad.url}>
              <DataPicture src={ad.image} alt={adName(ad)} ratio={2.53} />
            </DataLink>
          ))}
        </div>
      </div>
      <ul className={styles.goods}>
        {floor.goods.map((goods, index) => (
          <li key={goods.id} data-in={layoutsOf(index, floor.goods.length)}>
            <RowPart>{children(goods)}</RowPart>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAKERS = 6;

/** The makers of a floor's goods, each with a search for all that it makes. */
function Makers({ goods }: { goods: readonly Goods[] }) {
  const makers = [...new Set(goods.map(({ sccj }) => sccj))].filter(Boolean).slice(0, MAKERS);
  return (
    <div className={styles.makers}>
      <h3>推荐厂家</h3>
      <ul>
        {makers.map((maker) => (
          <li key={maker}>
            <TextLink to={paths.search({ keywords: maker, type: GoodsSearchType.Maker })}>{maker}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PLACES = 10;

export function FloorSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.side} />
      <div className={styles.goods}>
        <Skeletons count={PLACES} className={styles.loading} height="80" />
      </div>
    </div>
  );
}
