import { chakra, Flex } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { type PointerEvent, useId } from "react";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ENTRY } from "../hooks/use-category-flyout.ts";
import { CategoryFlyout } from "./category-flyout.tsx";
import { CategoryLogo } from "./category-logo.tsx";

type Props = {
  entry: MenuItem;
  linkTo: (id: number) => string;
  /** Names the first children below it, for sighted users only: the flyout has their links. */
  hasHint: boolean;
  isOpen: boolean;
  onHover: (event: PointerEvent) => void;
  onToggle: () => void;
};

/** A top-level category: its link, and a button that shows its children without a mouse. */
export function CategoryEntry({ entry, linkTo, hasHint, isOpen, onHover, onToggle }: Props) {
  const flyoutId = useId();
  const hasChildren = entry.children.length > 0;
  return (
    <li>
      <Flex
        align="center"
        h="full"
        minH="11"
        ps="4"
        pe="2"
        data-open={isOpen || undefined}
        css={{ "&[data-open]": { bg: "brand.subtle", color: "brand.fg" } }}
        onPointerEnter={onHover}
      >
        <TextLink
          to={linkTo(entry.id)}
          {...{ [ENTRY]: entry.id }}
          display="flex"
          alignItems="center"
          gap="2.5"
          flex="1"
          minW="0"
          h="full"
          fontWeight={isOpen ? "600" : "normal"}
        >
          <CategoryLogo entry={entry} isOn={isOpen} />
          <chakra.span minW="0">
            <chakra.span display="block" truncate>
              {entry.name}
            </chakra.span>
            {hasHint && <Hint entry={entry} />}
          </chakra.span>
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
            onClick={onToggle}
          >
            <ChevronRight size={14} aria-hidden />
          </chakra.button>
        )}
      </Flex>
      {isOpen && hasChildren && (
        <CategoryFlyout id={flyoutId} entry={entry} linkTo={linkTo} onHover={onHover} />
      )}
    </li>
  );
}

const HINTS = 2;

function Hint({ entry }: { entry: MenuItem }) {
  return (
    <chakra.span
      aria-hidden
      display="block"
      truncate
      color="fg.subtle"
      fontSize="xs"
      fontWeight="normal"
      lineHeight="short"
    >
      {entry.children
        .slice(0, HINTS)
        .map(({ name }) => name)
        .join(" / ")}
    </chakra.span>
  );
}
