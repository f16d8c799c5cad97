import { chakra } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";

type Props = { pages: number; onPage: (page: number) => void };

/** Goes to a page by its number; a number past the end goes to the last page. */
export function PageJump({ pages, onPage }: Props) {
  const [written, setWritten] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const page = Number(written);
    setWritten("");
    if (page >= 1) onPage(Math.min(page, pages));
  };
  return (
    <chakra.form css={styles} onSubmit={submit}>
      到第
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`页码，共 ${pages} 页`}
        value={written}
        onChange={({ target }) => setWritten(target.value.replace(/\D/g, ""))}
      />
      页<button type="submit">跳转</button>
    </chakra.form>
  );
}

const styles = {
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  color: "fg.muted",
  "& input": {
    width: "14",
    height: "8",
    px: "2",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "sm",
    bg: "bg.panel",
    textAlign: "center",
  },
  "& button": {
    height: "8",
    px: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "sm",
    bg: "bg.panel",
    color: "fg",
    cursor: "pointer",
  },
  "& button:hover": { borderColor: "brand.border", color: "brand.fg" },
} as const;
