import { Button, HStack, Stack } from "@chakra-ui/react";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { hostTitle, hosts, tags } from "../contract/operations.ts";
import { type Filters, NO_FILTERS, isFiltered } from "./filters.ts";

const PROVENANCES = [
  ["", "All"],
  ["documented", "Documented"],
  ["inferred", "Inferred"],
] as const;

type Props = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

/** Filters the navigation, the overview and the search. */
export function FilterPanel({ filters, onChange }: Props) {
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
