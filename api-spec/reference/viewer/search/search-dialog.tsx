import { Badge, Box, Button, Code, Dialog, HStack, Highlight, Input, Portal, Text } from "@chakra-ui/react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { useFiltered } from "../navigation/filters.ts";
import type { Entry } from "./build-index.ts";
import { findEntries, toWords } from "./find-entries.ts";

const MOST = 60;
const optionId = (index: number) => `result-${index}`;

/** Searches operations, schemas and fields. Arrow keys select, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const deferred = useDeferredValue(query);
  const { operations, schemas } = useFiltered();
  const owners = useMemo(
    () => new Set([...operations.map(({ operationId }) => operationId), ...schemas]),
    [operations, schemas],
  );
  const found = useMemo(() => findEntries(deferred, owners), [deferred, owners]);
  const shown = found.slice(0, MOST);
  const words = toWords(deferred);

  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);

  useEffect(() => {
    document.querySelector(`#${optionId(chosen)}`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const go = (href: string | undefined) => {
    if (href === undefined) return;
    onClose();
    window.location.hash = href;
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) setChosen((chosen + step + shown.length) % shown.length);
    else if (event.key === "Enter") go(shown[chosen]?.href);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open size="lg" onOpenChange={onClose}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label="Search" marginInline="4">
            <HStack padding="3" borderBottomWidth="1px">
              <Input
                size="md"
                // Focused when it renders: the dialog focuses a frame later, and letters typed before are lost.
                autoFocus
                data-autofocus
                role="combobox"
                aria-label="Search operations, models and fields"
                placeholder="Title, path, operationId, field, description"
                aria-expanded={shown.length > 0}
                aria-controls="results"
                aria-activedescendant={shown.length > 0 ? optionId(chosen) : undefined}
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={({ target }) => {
                  setQuery(target.value);
                  setChosen(0);
                }}
                onKeyDown={onKeyDown}
              />
              <Button variant="ghost" onClick={onClose}>
                Close
              </Button>
            </HStack>
            <Box
              id="results"
              role="listbox"
              aria-label="Search results"
              maxHeight="60vh"
              overflow="auto"
              padding="2"
            >
              {shown.map((entry, index) => (
                <SearchResult
                  key={entry.href}
                  id={optionId(index)}
                  entry={entry}
                  words={words}
                  chosen={index === chosen}
                  onChoose={() => go(entry.href)}
                />
              ))}
            </Box>
            <Text aria-live="polite" padding="3" color="fg.muted" fontSize="xs" borderTopWidth="1px">
              {words.length === 0
                ? "↑ ↓ to choose, Enter to open, Esc to close"
                : found.length === 0
                  ? "Nothing found"
                  : `${found.length} ${found.length === 1 ? "result" : "results"}${found.length > MOST ? `, the first ${MOST} shown` : ""}`}
            </Text>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

type Props = {
  readonly id: string;
  readonly entry: Entry;
  readonly words: readonly string[];
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** One search result. Keys are handled by the search box, which keeps the focus. */
function SearchResult({ id, entry, words, chosen, onChoose }: Props) {
  const { kind, title, code, where, description } = entry;
  const mark = (text: string) => (
    <Highlight ignoreCase query={[...words]} styles={{ bg: "bg.mark", color: "fg" }}>
      {text}
    </Highlight>
  );
  const inDescription = words.some((word) => description.toLowerCase().includes(word));
  return (
    <Box
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      padding="2"
      borderRadius="l2"
      cursor="pointer"
      _selected={{ bg: "brand.subtle" }}
      onClick={onChoose}
    >
      <HStack wrap="wrap" rowGap="0">
        <Badge minWidth="16" justifyContent="center">
          {kind === "schema" ? "model" : kind}
        </Badge>
        <Text as="span" fontWeight="medium">
          {mark(title)}
        </Text>
        <Code>{mark(code)}</Code>
        <Text as="span" color="fg.muted" fontSize="xs">
          {mark(where)}
        </Text>
      </HStack>
      {inDescription && (
        <Text color="fg.muted" fontSize="xs" lineClamp="2">
          {mark(description)}
        </Text>
      )}
    </Box>
  );
}
