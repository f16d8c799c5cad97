import { Grid2x2, List, Rows3 } from "lucide-react";
import { useLocation } from "react-router-dom";
import type { ListAddress } from "../hooks/use-list-query.ts";
import type { GoodsView } from "../lib/view.ts";
import { ChangeLink } from "./change-link.tsx";
import { Segments } from "./segments.tsx";
import styles from "./view-links.module.css";

const VIEWS = { cards: ["大图", Grid2x2], table: ["列表", List], plain: ["无图", Rows3] } as const;

type Props = {
  address: ListAddress;
  view: GoodsView;
  /** The paths of the page's views, without those it does not have; undefined if the view is in the query. */
  paths: Partial<Record<GoodsView, string>> | undefined;
};

/** Links to the same goods in another view; filters, sorting and page are kept. */
export function ViewLinks({ address, view, paths }: Props) {
  const { search } = useLocation();
  const hrefOf = (each: GoodsView): string | undefined => {
    if (!paths) return address.viewHref(each);
    const path = paths[each];
    return path === undefined ? undefined : path + search;
  };
  return (
    <Segments className={styles.root} label="显示方式">
      {(Object.keys(VIEWS) as GoodsView[]).map((each) => {
        const [name, Icon] = VIEWS[each];
        const href = hrefOf(each);
        if (href === undefined) return null;
        return (
          <li key={each}>
            <ChangeLink to={href} aria-current={each === view || undefined}>
              <Icon size={14} aria-hidden />
              {name}
            </ChangeLink>
          </li>
        );
      })}
    </Segments>
  );
}
