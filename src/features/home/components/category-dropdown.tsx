import { Box, chakra } from "@chakra-ui/react";
import { ChevronDown, LayoutGrid } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useLocation } from "react-router-dom";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import { categorySourceFor } from "../lib/category-source.ts";

type Props = {
  /** The page itself shows the menu below, so this is only its heading. */
  isPinned: boolean;
  /** The menu; rendered once it is opened. */
  children: ReactNode;
};

/** The heading of the category menu in the navigation bar; the menu opens below it. */
export function CategoryDropdown({ isPinned, children }: Props) {
  const { pathname } = useLocation();
  const menuId = useId();
  const { isOpen, area, toggle } = useHoverDisclosure(!isPinned);
  const { label } = categorySourceFor(pathname);

  const head = (
    <>
      <LayoutGrid size={16} aria-hidden />
      {label}
    </>
  );
  const look = {
    display: "flex",
    alignItems: "center",
    gap: "2",
    w: "menu",
    h: "10",
    px: "4",
    bg: "brand.solid",
  } as const;
  if (isPinned) {
    return (
      <Box {...look} color="white" fontWeight="600">
        {head}
      </Box>
    );
  }
  return (
    <Box position="relative" {...area}>
      <chakra.button
        type="button"
        {...look}
        color="white"
        fontWeight="600"
        cursor="pointer"
        aria-controls={isOpen ? menuId : undefined}
        {...toggle}
      >
        {head}
        <Box as="span" ms="auto" aria-hidden>
          <ChevronDown size={14} />
        </Box>
      </chakra.button>
      {isOpen && (
        <Box id={menuId} position="absolute" zIndex="dropdown" top="100%" boxShadow="md">
          {children}
        </Box>
      )}
    </Box>
  );
}
