import type { ReactNode } from "react";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import type { CategoryMenuName } from "./category-path.ts";
import { GoodsBrowser } from "./goods-browser.tsx";
import type { ListQuery } from "./list-query.ts";
import { useCategoryPlace } from "./use-category-place.ts";
import { useListQuery } from "./use-list-query.ts";
import type { GoodsView } from "./view.ts";

type Props = {
  title: string;
  /** A short description of the zone's offer. */
  hint: ReactNode;
  fixed: ListQuery;
  menu?: CategoryMenuName;
  view?: GoodsView;
  viewPaths?: Partial<Record<GoodsView, string>>;
  /** At the end of the heading, such as a link to the rules. */
  headingActions?: ReactNode;
  /** Between the heading and the list, such as the zone's banners. */
  children?: ReactNode;
};

/** The list of a zone; the heading names the selected category of the zone's own menu. */
export function ZoneListPage({ title, hint, headingActions, children, ...browser }: Props) {
  const { query } = useListQuery(browser.fixed).address;
  const category = useCategoryPlace(query.select, browser.menu)?.path.at(-1)?.name;
  return (
    <>
      <PageHeading title={category ? `${title} · ${category}` : title} hint={hint} actions={headingActions} />
      {children}
      <GoodsBrowser {...browser} />
    </>
  );
}
