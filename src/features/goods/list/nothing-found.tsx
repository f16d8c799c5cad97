import { Link } from "react-router-dom";
import { GoodsSearchType } from "#generated/enums.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import type { FewerWords } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { PastEnd } from "#src/shared/ui/records/past-end.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import { HotGoods } from "../card/hot-goods.tsx";
import { listChips, WITHOUT_FILTERS } from "./list-chips.ts";
import type { ListAddress } from "./use-list-query.ts";
import styles from "./nothing-found.module.css";

type Props = { address: ListAddress; page: number; fewer: readonly FewerWords[] };

/** An empty list: what to try next, and bestsellers. */
export function NothingFound({ address: { query, hrefOf }, page, fewer }: Props) {
  if (page > 1) return <PastEnd what="商品" firstPage={hrefOf({ page: 1 })} />;
  const filtered = listChips(query, { brands: [] }).length > 0;
  const byName = query.type === undefined || query.type === GoodsSearchType.Name;
  const otherType = byName ? GoodsSearchType.Maker : GoodsSearchType.Name;
  return (
    <>
      <EmptyState
        icon={<SearchX size={28} strokeWidth={1.5} />}
        title={query.keywords ? `没有找到与“${query.keywords}”相关的商品` : "没有符合条件的商品"}
        hint={
          query.keywords && fewer.length > 0 ? (
            <ul className={styles.fewer} aria-label="少用些词再搜">
              {fewer.map(({ keywords, dropped, number }) => (
                <li key={keywords}>
                  <Link to={hrefOf({ keywords })}>
                    去掉“{dropped}”有 {formatCount(number)} 个商品
                  </Link>
                </li>
              ))}
            </ul>
          ) : query.keywords ? (
            "请检查是否有错别字，换个更短的词，或者输入拼音首字母（如 amxl）。"
          ) : (
            "试试放宽价格范围，或者取消部分筛选条件。"
          )
        }
        action={
          <>
            {filtered && (
              <Button asChild size="sm">
                <SteadyLink atOnce to={hrefOf(WITHOUT_FILTERS)}>
                  清空筛选条件
                </SteadyLink>
              </Button>
            )}
            {query.keywords && (
              <ButtonLink size="sm" variant="outline" to={hrefOf({ ...WITHOUT_FILTERS, type: otherType })}>
                {byName ? "改按生产厂家搜索" : "改按药品名称搜索"}
              </ButtonLink>
            )}
            <ButtonLink size="sm" variant="outline" to={paths.newVarietyRequest()}>
              登记求购
            </ButtonLink>
          </>
        }
      />
      <Text as="h2" mb="3" size="md" bold>
        大家都在买
      </Text>
      <HotGoods />
    </>
  );
}
