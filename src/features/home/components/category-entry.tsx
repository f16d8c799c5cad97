import { chakra, Flex } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { CategoryFlyout } from "./category-flyout.tsx";

type Props = {
  entry: MenuItem;
  linkTo: (id: number) => string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** One top-level category: its link, and a button that shows its children for those without a pointer. */
export function CategoryEntry({ entry, linkTo, isOpen, onOpen }: Props) {
  const flyoutId = useId();
  const hasChildren = entry.children.length > 0;
  return (
    <li>
      <Flex
        align="center"
        h="11"
        ps="4"
        pe="2"
        data-open={isOpen || undefined}
        css={{ "&[data-open]": { bg: "brand.subtle", color: "brand.fg" } }}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") onOpen(hasChildren);
        }}
      >
        <TextLink to={linkTo(entry.id)} flex="1" py="2.5" truncate fontWeight={isOpen ? "600" : "normal"}>
          {entry.name}
        </TextLink>
        {hasChildren && (
          <chakra.button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? flyoutId : undefined}
            aria-label={`${entry.name}的子分类`}
            display="grid"
            placeItems="center"
            boxSize="6"
            color="fg.subtle"
            cursor="pointer"
            onClick={() => onOpen(!isOpen)}
          >
            <ChevronRight size={14} aria-hidden />
          </chakra.button>
        )}
      </Flex>
      {isOpen && hasChildren && <CategoryFlyout id={flyoutId} entry={entry} linkTo={linkTo} />}
    </li>
  );
}
