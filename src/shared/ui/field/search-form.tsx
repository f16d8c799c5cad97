import { clsx } from "clsx";
import type { FormEvent } from "react";
import { Search } from "#generated/icons/search.ts";
import { Button } from "../button/button.tsx";
import { Input } from "./text-input.tsx";
import styles from "./search-form.module.css";

type Props = {
  /** The name of the form and of its button: `搜索订单`. */
  name: string;
  /** The name of the field: `订单号或商品名称`. */
  label: string;
  placeholder?: string;
  maxLength: number;
  /** The keywords of the present results; the field begins with them. */
  keywords: string;
  onSearch: (keywords: string) => void;
  className?: string | undefined;
  /** For a narrow column: the button is an icon, and there is some room around. */
  isNarrow?: boolean;
};

/** Searches a list by keywords once the buyer submits them. */
export function SearchForm({
  name,
  label,
  placeholder = label,
  maxLength,
  keywords,
  onSearch,
  className,
  isNarrow = false,
}: Props) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get("keywords");
    if (typeof written === "string") onSearch(written.trim());
  }
  return (
    <form
      className={clsx(styles.root, isNarrow && styles.narrow, className)}
      role="search"
      aria-label={name}
      onSubmit={submit}
    >
      <Input
        className={styles.field}
        key={keywords}
        name="keywords"
        size="sm"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        defaultValue={keywords}
      />
      <Button
        className={clsx(isNarrow && styles.icon)}
        type="submit"
        size="sm"
        variant={isNarrow ? "solid" : "outline"}
        aria-label={name}
      >
        <Search size={isNarrow ? 16 : 14} aria-hidden />
        {!isNarrow && "搜索"}
      </Button>
    </form>
  );
}
