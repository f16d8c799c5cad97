import { useState } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Textarea } from "./text-input.tsx";
import styles from "./paste-box.module.css";

/** The result of parsing a pasted text. */
export type PasteOutcome = {
  message: string;
  /** The part that could not be parsed, for correction; if undefined, the whole text stays. */
  rest?: string;
};

type Props = {
  label: string;
  placeholder: string;
  maxLength?: number;
  /** Parses as soon as text is pasted into the empty box. */
  readsPaste?: boolean;
  read: (text: string) => Promise<PasteOutcome>;
};

/** A box for text copied from elsewhere; says what could be parsed. */
export function PasteBox({ label, read, readsPaste = false, ...area }: Props) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState("");

  async function readIt(copied: string): Promise<void> {
    const { message, rest } = await read(copied);
    setOutcome(message);
    if (rest !== undefined) setText(rest);
  }

  return (
    <Box mb="3">
      <div className={styles.line}>
        <Textarea
          className={styles.text}
          aria-label={label}
          rows={3}
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
          className={styles.read}
          variant="outline"
          disabled={text.trim() === ""}
          onClick={() => void readIt(text)}
        >
          识别
        </Button>
      </div>
      <Text as="div" minH="6" pt="1" tone="muted" size="xs" role="status">
        {outcome}
      </Text>
    </Box>
  );
}
