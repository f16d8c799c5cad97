import { Box, Skeleton } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useCommonData } from "../hooks/use-common-data.ts";
import { categorySourceFor } from "../lib/category-source.ts";
import { CategoryEntry } from "./category-entry.tsx";

/** The goods categories as a column; the children of one entry fly out beside it. */
export function CategoryMenu() {
  const { pathname } = useLocation();
  const data = useCommonData();
  const [openId, setOpenId] = useState<number>();
  const { entriesOf, label, linkTo } = categorySourceFor(pathname);

  return (
    <Box
      as="nav"
      aria-label={label}
      position="relative"
      w="menu"
      py="1.5"
      h="full"
      minH="80"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="0"
      borderBottomRadius="md"
      onPointerLeave={() => setOpenId(undefined)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpenId(undefined);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpenId(undefined);
      }}
    >
      {data ? (
        <ul>
          {entriesOf(data).map((entry) => (
            <CategoryEntry
              key={entry.id}
              entry={entry}
              linkTo={linkTo}
              isOpen={entry.id === openId}
              onOpen={(isOpen) => setOpenId(isOpen ? entry.id : undefined)}
            />
          ))}
        </ul>
      ) : (
        Array.from({ length: 7 }, (_, row) => <Skeleton key={row} h="5" mx="4" my="3" />)
      )}
    </Box>
  );
}
