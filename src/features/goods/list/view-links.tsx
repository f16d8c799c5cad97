import { Grid2x2 } from "#generated/icons/grid-2x2.ts";
import { List } from "#generated/icons/list.ts";
import { Rows3 } from "#generated/icons/rows-3.ts";
import { useLocation } from "react-router-dom";
import { type GoodsView, writeView } from "./view.ts";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import { Segments } from "./segments.tsx";
import styles from "./view-links.module.css";

const VIEWS = { cards: ["大图", Grid2x2], table: ["列表", List], plain: ["无图", Rows3] } as const;

type Props = {
  view: GoodsView;
  /** The paths of the page's views, without those it does not have; undefined if the view is in the query. */
  paths: Partial<Record<GoodsView, string>> | undefined;
};

/** Links to the same goods in another view; filters, sorting and page are kept. */
export function ViewLinks({ view, paths }: Props) {
  const { pathname, search } = useLocation();
  const hrefOf = (each: GoodsView): string | undefined => {
    if (!paths) return pathname + withView(search, each);
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
            <SteadyLink atOnce to={href} aria-current={each === view || undefined}>
              <Icon size={14} aria-hidden />
              {name}
            </SteadyLink>
          </li>
        );
      })}
    </Segments>
  );
}

function withView(search: string, view: GoodsView): string {
  const params = new URLSearchParams(search);
  writeView(params, view);
  return params.size > 0 ? `?${params}` : "";
}
