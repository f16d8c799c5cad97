import styles from "./page-jump.module.css";
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
    <form className={styles.root} onSubmit={submit}>
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
    </form>
  );
}
