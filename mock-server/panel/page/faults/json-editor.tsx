import { Box, HStack, Textarea } from "@chakra-ui/react";
import { useRef } from "react";
import { CheckResult } from "./check-result.tsx";
import type { useCheck } from "./use-check.ts";

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly checked: ReturnType<typeof useCheck>;
};

const FEWEST_ROWS = 8;
/** Numbers and text stay in line. */
const TEXT = { fontFamily: "mono", fontSize: "xs", lineHeight: "1.25rem", paddingBlock: "2" } as const;

/**
 * A text with the numbers of its lines and how it breaks the contract. It is as high as its text; the box around it
 * scrolls.
 */
export function JsonEditor({ value, onChange, checked }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLPreElement>(null);
  const lines = value.split("\n");
  const rows = Math.max(FEWEST_ROWS, lines.length);
  const wrongLines = checked.data?.violations.map(({ line }) => line);
  const goToLine = (line: number) => {
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    numbers.current?.children[line - 1]?.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      <HStack
        width="full"
        maxHeight="24rem"
        overflow="auto"
        alignItems="start"
        gap="0"
        borderWidth="1px"
        borderRadius="l2"
        _focusWithin={{ outline: "2px solid {colors.brand.focusRing}" }}
      >
        <Box
          as="pre"
          ref={numbers}
          aria-hidden
          {...TEXT}
          paddingInline="2"
          textAlign="end"
          color="fg.subtle"
          bg="bg.subtle"
        >
          {Array.from({ length: rows }, (_, index) => (
            <Box
              key={index}
              {...(wrongLines?.includes(index + 1) && { color: "fg.error", fontWeight: "bold" })}
            >
              {index + 1}
            </Box>
          ))}
        </Box>
        <Textarea
          ref={area}
          {...TEXT}
          rows={rows}
          wrap="off"
          spellCheck={false}
          border="none"
          borderRadius="0"
          outline="none"
          resize="none"
          overflowY="hidden"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </HStack>
      <CheckResult checked={checked} goToLine={goToLine} />
    </>
  );
}
