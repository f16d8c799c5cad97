import { Box, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { RxMark } from "../rx-mark.tsx";
import { ShownTags } from "../shown-tags.tsx";

type Props = { goods: Goods; actions: ReactNode };

export function GoodsHeading({ goods, actions }: Props) {
  return (
    <Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <RxMark rx={goods.rx} />
        <Heading as="h1" fontSize="xl" fontWeight="600" lineHeight="1.4">
          {goods.name}
        </Heading>
        <Box as="span" color="fg.muted" fontSize="md">
          {goods.ypgg}
        </Box>
        <ShownTags goods={goods} />
      </Box>
      <Box display="flex" alignItems="center" minH="8" color="fg.muted">
        {goods.sccj}
        {goods.type === 1 && (
          <Box as="span" ms="2" px="1" borderRadius="xs" bg="brand.muted" color="brand.fg" fontSize="xs">
            自营
          </Box>
        )}
        <Box ms="auto">{actions}</Box>
      </Box>
    </Box>
  );
}
