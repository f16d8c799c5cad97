import { Box, Button, Grid, HStack, Kbd, Link, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { useKeys, useShownPage } from "#api-spec/page-kit/parts/window.ts";
import { contract } from "./contract/document.ts";
import { findGuide } from "./contract/guides.ts";
import { findOperation, hostTitle, hosts, tags } from "./contract/operations.ts";
import { findSchema } from "./contract/resolve-schema.ts";
import { FilterContext, type Filters, NO_FILTERS, isFiltered } from "./navigation/filters.ts";
import { SideBar } from "./navigation/side-bar.tsx";
import { AllPage } from "./pages/all-page.tsx";
import { GuideView } from "./pages/guide-view.tsx";
import { MissingPage } from "./pages/missing-page.tsx";
import { OperationView } from "./pages/operation-view.tsx";
import { OverviewPage } from "./pages/overview-page.tsx";
import { SchemaView } from "./pages/schema-view.tsx";
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

/** The page of a route, its address without the field, and the window's title. */
function toPage(route: Route): { href: string; title?: string; page: React.ReactNode } {
  switch (route.page) {
    case "overview":
      return { href: OVERVIEW, page: <OverviewPage /> };
    case "all":
      return { href: ALL, title: "Full text", page: <AllPage /> };
    case "operation": {
      const { id, field } = route;
      const operation = findOperation(id);
      return {
        href: operationHref(id),
        title: `${operation?.title ?? ""} ${id}`,
        page: operation ? (
          <OperationView key={id} operation={operation} field={field} level="h1" />
        ) : (
          <MissingPage what={`operation ${id}`} />
        ),
      };
    }
    case "schema": {
      const { id: name, field } = route;
      const schema = findSchema(name);
      return {
        href: schemaHref(name),
        title: `${schema?.title ?? ""} ${name}`,
        page: schema ? (
          <SchemaView key={name} name={name} schema={schema} field={field} level="h1" />
        ) : (
          <MissingPage what={`model ${name}`} />
        ),
      };
    }
    case "guide": {
      const guide = findGuide(route.id);
      return {
        href: guideHref(route.id),
        title: guide?.title ?? "",
        page: guide ? <GuideView guide={guide} level="h1" /> : <MissingPage what={`guide ${route.id}`} />,
      };
    }
    case "specification":
      return {
        href: SPECIFICATION,
        title: "The product specification",
        page: <SpecificationView rule={route.rule} level="h1" />,
      };
    case "missing":
      return { href: OVERVIEW, page: <MissingPage what={`page ${route.hash}`} /> };
  }
}

const SEARCH = "Search operations, models, fields";

export function App() {
  const { href, title = "", page } = toPage(useRoute());
  const [filters, setFilters] = useState(NO_FILTERS);
  const [searching, setSearching] = useState(false);
  // Keyed by page, so following a link closes the menu.
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === href;
  useScrollPosition();
  useShownPage(href, [title, contract.info.title].filter(Boolean).join(" · "));
  useKeys((event, isTyping) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
    if (key === "Escape") setMenuAt(undefined);
    if (!isSlash && !(key === "k" && (ctrlKey || metaKey))) return;
    event.preventDefault();
    setSearching(true);
  });

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
        <Box as="main" minWidth="0" padding={{ base: "4", md: "8", _print: "0" }}>
          {page}
        </Box>
      </Grid>
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
    </FilterContext>
  );
}

const PROVENANCES = [
  ["", "All"],
  ["documented", "Documented"],
  ["inferred", "Inferred"],
] as const;

type Props = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

/** Filters the navigation, the overview and the search. */
function FilterPanel({ filters, onChange }: Props) {
  return (
    <Stack role="group" aria-label="Filters" marginBlockEnd="4">
      <Choice
        label="Provenance"
        value={filters.provenance}
        options={PROVENANCES}
        onPick={(provenance) => onChange({ ...filters, provenance })}
      />
      <HStack>
        <Select
          aria-label="Host"
          value={filters.host}
          options={[["", "All hosts"], ...hosts.map(({ name }) => [name, hostTitle(name)] as const)]}
          onPick={(host) => onChange({ ...filters, host })}
        />
        <Select
          aria-label="Tag"
          value={filters.tag}
          options={[["", "All tags"], ...tags.map(({ name, title }) => [name, title] as const)]}
          onPick={(tag) => onChange({ ...filters, tag })}
        />
      </HStack>
      {isFiltered(filters) && (
        <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
    </Stack>
  );
}
