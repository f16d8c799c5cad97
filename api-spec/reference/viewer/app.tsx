import { Box, Button, Grid, HStack, Kbd, Link, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { contract } from "./contract/document.ts";
import { findGuide } from "./contract/guides.ts";
import { findOperation } from "./contract/operations.ts";
import { findSchema } from "./contract/resolve-schema.ts";
import { FilterPanel } from "./navigation/filter-panel.tsx";
import { FilterContext, NO_FILTERS } from "./navigation/filters.ts";
import { SideBar } from "./navigation/side-bar.tsx";
import { useKeys } from "./navigation/use-keys.ts";
import { AllPage } from "./pages/all-page.tsx";
import { GuidePage } from "./pages/guide-page.tsx";
import { MissingPage } from "./pages/missing-page.tsx";
import { OperationPage } from "./pages/operation-page.tsx";
import { OverviewPage } from "./pages/overview-page.tsx";
import { SchemaPage } from "./pages/schema-page.tsx";
import { SpecificationView } from "./pages/specification-view.tsx";
import {
  ALL,
  OVERVIEW,
  type Route,
  SPECIFICATION,
  guideHref,
  operationHref,
  schemaHref,
  useRoute,
  useScrollPosition,
} from "./route.ts";
import { SearchDialog } from "./search/search-dialog.tsx";

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case "overview":
      return <OverviewPage />;
    case "all":
      return <AllPage />;
    case "operation":
      return <OperationPage id={route.id} field={route.field} />;
    case "schema":
      return <SchemaPage name={route.id} field={route.field} />;
    case "guide":
      return <GuidePage id={route.id} />;
    case "specification":
      return <SpecificationView rule={route.rule} level="h1" />;
    case "missing":
      return <MissingPage what={`page ${route.hash}`} />;
  }
}

/** The address without the field, and the window's title. */
function describeRoute(route: Route): { href: string; title: string } {
  switch (route.page) {
    case "operation":
      return { href: operationHref(route.id), title: `${findOperation(route.id)?.title ?? ""} ${route.id}` };
    case "schema":
      return { href: schemaHref(route.id), title: `${findSchema(route.id)?.title ?? ""} ${route.id}` };
    case "all":
      return { href: ALL, title: "Full text" };
    case "guide":
      return { href: guideHref(route.id), title: findGuide(route.id)?.title ?? "" };
    case "specification":
      return { href: SPECIFICATION, title: "The product specification" };
    default:
      return { href: OVERVIEW, title: "" };
  }
}

const SEARCH = "Search operations, models, fields";

export function App() {
  const route = useRoute();
  const { href, title } = describeRoute(route);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [searching, setSearching] = useState(false);
  // Keyed by page, so following a link closes the menu.
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === href;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(href);
  useScrollPosition();
  useKeys({ onSearch: () => setSearching(true), onEscape: () => setMenuAt(undefined) });

  useEffect(() => {
    document.title = [title, contract.info.title].filter(Boolean).join(" · ");
    // Not on the first page, where nothing has lost the focus.
    if (shown.current !== href) main.current?.querySelector("h1")?.focus({ preventScroll: true });
    shown.current = href;
  }, [href, title]);

  return (
    <FilterContext value={filters}>
      <HStack
        as="header"
        position="sticky"
        top="0"
        zIndex="docked"
        height="14"
        gap="4"
        paddingInline="4"
        bg="bg.panel"
        borderBottomWidth="1px"
        data-screen-only
      >
        <Button
          hideFrom="lg"
          aria-expanded={menuOpen}
          aria-controls="side"
          onClick={() => setMenuAt(menuOpen ? undefined : href)}
        >
          Contents
        </Button>
        <Link href={OVERVIEW} fontWeight="semibold" color="fg" truncate>
          {contract.info.title}
        </Link>
        <Button
          marginInlineStart="auto"
          color="fg.subtle"
          aria-label={SEARCH}
          minWidth={{ md: "20rem" }}
          onClick={() => setSearching(true)}
        >
          <Text as="span" hideFrom="md">
            Search
          </Text>
          <Text as="span" hideBelow="md" flexGrow={1} textAlign="start" truncate>
            {SEARCH}
          </Text>
          <Kbd hideBelow="md">/</Kbd>
        </Button>
      </HStack>
      <Grid templateColumns={{ lg: "18rem minmax(0, 1fr)", _print: "1fr" }}>
        <Box
          as="aside"
          id="side"
          aria-label="Filters and contents"
          display={{ base: menuOpen ? "block" : "none", lg: "block" }}
          position="sticky"
          top="14"
          zIndex="base"
          height="calc(100vh - {sizes.14})"
          overflow="auto"
          padding="3"
          bg="bg.panel"
          borderInlineEndWidth="1px"
          data-screen-only
        >
          <FilterPanel filters={filters} onChange={setFilters} />
          <SideBar current={href} />
        </Box>
        <Box as="main" ref={main} minWidth="0" padding={{ base: "4", md: "8", _print: "0" }}>
          <Page route={route} />
        </Box>
      </Grid>
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
    </FilterContext>
  );
}
