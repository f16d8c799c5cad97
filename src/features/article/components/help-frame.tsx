import { Box, Button, Grid } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { PAGE_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { HelpSearch } from "./help-search.tsx";
import { HelpTree } from "./help-tree.tsx";
import { ServiceCard } from "./service-card.tsx";

type Props = {
  /** The current article's address, as written in the data. */
  current: string;
  keywords: string;
  children: ReactNode;
};

/** The layout of the help centre: an article with search, the article tree and customer service. */
export function HelpFrame({ current, keywords, children }: Props) {
  const treeId = useId();
  const { key } = useLocation();
  // Keyed by location, so following a link collapses the tree on a narrow screen.
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const isUnfolded = unfoldedAt === key;
  return (
    <Grid
      gap={{ base: "3", lg: "4" }}
      alignItems="start"
      pt="3"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "{sizes.56} minmax(0, 1fr)" }}
      // Hides what is below the text until it has loaded, or it would be pushed down.
      css={{ [`&:has([${PAGE_LOADING}]) > div:last-child`]: { display: "none" } }}
    >
      <Box as="aside" aria-label="帮助中心" bg="bg.panel" borderWidth="1px" rounded="md">
        <HelpSearch key={keywords} keywords={keywords} />
        <Button
          hideFrom="lg"
          variant="plain"
          w="full"
          justifyContent="space-between"
          borderTopWidth="1px"
          rounded="none"
          aria-expanded={isUnfolded}
          aria-controls={treeId}
          onClick={() => setUnfoldedAt(isUnfolded ? undefined : key)}
        >
          帮助目录
          {isUnfolded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </Button>
        <Box display={{ base: isUnfolded ? "block" : "none", lg: "block" }} borderTopWidth="1px">
          <HelpTree id={treeId} current={current} />
        </Box>
        <Box hideBelow="lg">
          <ServiceCard />
        </Box>
      </Box>
      <Box minW="0">{children}</Box>
      <Box hideFrom="lg" bg="bg.panel" borderWidth="1px" rounded="md">
        <ServiceCard />
      </Box>
    </Grid>
  );
}
