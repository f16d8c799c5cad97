import { Box, HStack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Choice } from "./choice.tsx";
import { CopyButton } from "./copy-button.tsx";
import { JsonCode } from "./json-code.tsx";

/** One text of a panel. `wraps`: a single long line, wrapped at the panel's width. */
export type CodeTab = {
  readonly label: string;
  readonly text: string;
  readonly json?: boolean;
  readonly wraps?: boolean;
};

type Props = {
  readonly title: string;
  readonly tabs: readonly CodeTab[];
  readonly picker?: React.ReactNode;
  /** The name of the code for screen readers. */
  readonly nameOf?: (label: string) => string;
};

/** Examples to copy, one of several tabs at a time. */
export function CodePanel({ title, tabs, picker, nameOf = (label) => `${title}: ${label}` }: Props) {
  const [label, setLabel] = useState(tabs[0]?.label);
  const tab = tabs.find((one) => one.label === label) ?? tabs[0];
  if (!tab) return null;
  return (
    <Box
      role="group"
      aria-label={title}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      overflow="hidden"
      marginBlock="3"
    >
      <HStack paddingInline="3" paddingBlock="1.5" borderBottomWidth="1px" bg="bg.subtle" breakInside="avoid">
        <Text fontWeight="semibold" fontSize="xs" flexGrow={1}>
          {title}
        </Text>
        {picker}
        <CopyButton text={tab.text} what={tabs.length > 1 || picker ? `${title}: ${tab.label}` : title} />
      </HStack>
      {tabs.length > 1 && (
        <Choice
          label={`Forms: ${title}`}
          value={tab.label}
          options={tabs.map((one) => [one.label, one.label] as const)}
          onPick={setLabel}
          margin="2"
        />
      )}
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <Box
        as="pre"
        tabIndex={0}
        role="group"
        aria-label={nameOf(tab.label)}
        padding="3"
        maxHeight={{ base: "32rem", _print: "none" }}
        overflow="auto"
        fontFamily="mono"
        fontSize="xs"
        whiteSpace={{ base: tab.wraps ? "pre-wrap" : "pre", _print: "pre-wrap" }}
        overflowWrap="anywhere"
        css={{
          "& .name": { color: "blue.fg" },
          "& .string": { color: "green.fg" },
          "& .number": { color: "orange.fg" },
          "& .word": { color: "red.fg" },
        }}
      >
        {tab.json ? <JsonCode text={tab.text} /> : <code>{tab.text}</code>}
      </Box>
    </Box>
  );
}
