import { Box, Card, Code, HStack, Input } from "@chakra-ui/react";
import { useId, useState } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { findOperation, searchOperations, tagTitle } from "../contract.ts";
import { say } from "../language.ts";
import type { PanelOperation } from "../panel-data.ts";

const MOST_OFFERED = 50;

type Props = { readonly value: string; readonly onChange: (id: string) => void };

/** Finds an operation by parts of its title, id, tag or path. */
export function OperationPicker({ value, onChange }: Props) {
  const listId = useId();
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = text !== undefined;
  const offered = isOpen ? searchOperations(text).slice(0, MOST_OFFERED) : [];
  const chosen = findOperation(value);
  const close = () => setText(undefined);
  const choose = (operation: PanelOperation | undefined) => {
    if (operation) onChange(operation.id);
    close();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      if (!isOpen) setText("");
      setActive(Math.max(0, Math.min(active + step, offered.length - 1)));
    } else if (event.key === "Enter" && isOpen) choose(offered[active]);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Box position="relative" width="full">
      <Input
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && offered.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={say("Title, operationId, tag or path", "标题、operationId、标签或路径")}
        value={text ?? (chosen ? `${chosen.title} (${chosen.id})` : "")}
        onFocus={({ target }) => target.select()}
        onClick={() => setText(text ?? "")}
        onChange={({ target }) => {
          // The first character replaces the selection.
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Card.Root
        id={listId}
        role="listbox"
        aria-label={say("Operations", "接口")}
        position="absolute"
        insetInline="0"
        zIndex="dropdown"
        maxHeight="20rem"
        overflow="auto"
        boxShadow="lg"
        css={{ "&[hidden]": { display: "none" } }}
        hidden={!isOpen}
      >
        {offered.map((operation, index) => (
          <HStack
            key={operation.id}
            padding="2"
            cursor="pointer"
            wrap="wrap"
            _selected={{ bg: "brand.subtle" }}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: "nearest" });
            }}
            // Before the field loses the focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(operation);
            }}
          >
            <MethodBadge method={operation.method} />
            {operation.title}
            <Code>{operation.id}</Code>
            <Subtle hideBelow="md">{tagTitle(operation.tag)}</Subtle>
          </HStack>
        ))}
        {isOpen && offered.length === 0 && (
          <Box role="option" aria-selected="false" aria-disabled="true" padding="2" color="fg.subtle">
            {say("No such operation", "没有这个接口")}
          </Box>
        )}
      </Card.Root>
    </Box>
  );
}
