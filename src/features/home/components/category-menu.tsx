import { Box, chakra, Skeleton } from "@chakra-ui/react";
import { useCategoryFlyout } from "../hooks/use-category-flyout.ts";
import { useCategoryMenu } from "../hooks/use-category-menu.ts";
import { CategoryEntry } from "./category-entry.tsx";
import { CategoryFailed } from "./category-failed.tsx";

/**
 * The category menu as a column; the children of an entry fly out beside it. The roomy variant fills the available
 * height and names the first children below each entry.
 */
export function CategoryMenu({ isRoomy = false }: { isRoomy?: boolean }) {
  const { entries, isFailed, retry, label, linkTo } = useCategoryMenu();
  const { openId, hover, toggle, area } = useCategoryFlyout();

  return (
    <Box
      as="nav"
      aria-label={label}
      display="flex"
      flexDirection="column"
      position="relative"
      w="menu"
      py="1.5"
      h="full"
      minH="80"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="0"
      borderBottomRadius="md"
      {...area}
    >
      {isFailed && <CategoryFailed onRetry={retry} />}
      {!entries &&
        !isFailed &&
        Array.from({ length: 7 }, (_, row) => <Skeleton key={row} h="5" mx="4" my="3" />)}
      {entries && (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" flex={isRoomy ? "1" : undefined}>
          {entries.map((entry) => (
            <CategoryEntry
              key={entry.id}
              entry={entry}
              linkTo={linkTo}
              hasHint={isRoomy}
              isOpen={entry.id === openId}
              onHover={hover(entry.children.length > 0 ? entry.id : undefined)}
              onToggle={() => toggle(entry.id)}
            />
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
