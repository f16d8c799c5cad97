import { Box, Flex, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useListHotGoods } from "#generated/hooks/goods/goods.ts";
import type { Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { LoadError } from "#src/shared/ui/load-error.tsx";
import { TextLink } from "#src/shared/ui/text-link.tsx";

type Props = {
  /** How goods are drawn is the page's business. */
  children: (goods: Goods[]) => ReactNode;
  /** The shape of what comes. */
  skeleton: ReactNode;
};

/** What sells most. */
export function HotGoods({ children, skeleton }: Props) {
  const { data, isError, refetch } = useListHotGoods({ query: { select: (response) => response.data } });
  return (
    <Box as="section" aria-labelledby="hot-goods">
      <Flex align="baseline" justify="space-between" pb="3">
        <Heading id="hot-goods" as="h2" fontSize="lg" fontWeight="600">
          热销商品
        </Heading>
        <TextLink to={paths.list({ sort: "sales" })} color="fg.subtle">
          查看更多
        </TextLink>
      </Flex>
      {data && data.length > 0 && children(data)}
      {data?.length === 0 && <EmptyState title="暂无热销商品" hint="您可以先浏览全部商品。" />}
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {!data && !isError && skeleton}
    </Box>
  );
}
