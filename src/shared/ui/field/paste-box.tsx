import { Box, Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { Textarea } from "./text-input.ts";

/** What came of a text that was read. */
export type PasteOutcome = {
  told: string;
  /** What is left of the text, to be mended; without it the text stays. */
  rest?: string;
};

type Props = {
  label: string;
  placeholder: string;
  maxLength?: number;
  /** Pasting into the empty box is enough. */
  readsPaste?: boolean;
  read: (text: string) => Promise<PasteOutcome>;
};

/** Takes a text as it was copied from elsewhere, and says what could be read of it. */
export function PasteBox({ label, read, readsPaste = false, ...area }: Props) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState("");

  async function readIt(copied: string): Promise<void> {
    const { told, rest } = await read(copied);
    setOutcome(told);
    if (rest !== undefined) setText(rest);
  }

  return (
    <Box mb="3">
      <Flex gap="2" align="stretch">
        <Textarea
          aria-label={label}
          rows={3}
          resize="vertical"
          bg="bg.panel"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={({ clipboardData }) => {
            const pasted = clipboardData.getData("text");
            if (readsPaste && text === "" && pasted.trim() !== "") void readIt(pasted);
          }}
          {...area}
        />
        <Button
          variant="outline"
          height="auto"
          bg="bg.panel"
          disabled={text.trim() === ""}
          onClick={() => void readIt(text)}
        >
          识别
        </Button>
      </Flex>
      <Box role="status" minH="6" pt="1" color="fg.muted" fontSize="xs">
        {outcome}
      </Box>
    </Box>
  );
}
