import { Grid2x2, List, Rows3 } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import type { GoodsView } from "../lib/view.ts";

const VIEWS = { cards: ["大图", Grid2x2], table: ["列表", List], plain: ["无图", Rows3] } as const;

type Props = {
  view: GoodsView;
  /** Where the views of this page live; one that a page does not have is left out. */
  paths: Partial<Record<GoodsView, string>>;
};

/** Leads to the same goods in another view: filters, order and page go along. */
export function ViewLinks({ view, paths }: Props) {
  const { search } = useLocation();
  return (
    <ul data-part="views" aria-label="显示方式">
      {(Object.keys(VIEWS) as GoodsView[]).map((each) => {
        const [name, Icon] = VIEWS[each];
        const path = paths[each];
        if (path === undefined) return null;
        return (
          <li key={each}>
            <Link to={path + search} aria-current={each === view || undefined}>
              <Icon size={14} aria-hidden />
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
