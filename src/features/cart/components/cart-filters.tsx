import { Button, Flex } from "@chakra-ui/react";
import type { CartFilter } from "#generated/model/cartFilter.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { ALL_LINES, type CartFilterId, filterLines } from "../lib/cart-filter.ts";

type Props = {
  filters: readonly CartFilter[];
  lines: readonly CartLine[];
  current: CartFilterId;
  onChange: (id: CartFilterId) => void;
};

/** The filters as chips. The numbers follow the lines on show, not the last answer of the server. */
export function CartFilters({ filters, lines, current, onChange }: Props) {
  const counted = filters
    .map(({ id, name }) => ({ id, name, number: filterLines(lines, id).length }))
    .filter(({ id, number }) => number > 0 || id === ALL_LINES || id === current);
  if (counted.length < 2) return null;
  return (
    <Flex role="group" aria-label="筛选购物车" gap="2" wrap="wrap">
      {counted.map(({ id, name, number }) => (
        <Button
          key={id}
          size="xs"
          rounded="full"
          variant={id === current ? "solid" : "outline"}
          bg={id === current ? undefined : "bg.panel"}
          aria-pressed={id === current}
          onClick={() => onChange(id)}
        >
          {name} {number}
        </Button>
      ))}
    </Flex>
  );
}
