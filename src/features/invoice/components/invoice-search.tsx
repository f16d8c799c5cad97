import { listInvoicesQueryKeywordsMax } from "#generated/zod/invoice/invoice.zod.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Search } from "#generated/icons/search.ts";
import { type FormEvent, useState } from "react";
import styles from "./invoice-search.module.css";
import { Input } from "#src/shared/ui/field/text-input.tsx";

type Props = { keywords: string; onSearch: (keywords: string) => void };

/** Searches invoices by part of an order or invoice number. */
export function InvoiceSearch({ keywords, onSearch }: Props) {
  const [text, setText] = useState(keywords);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form className={styles.root} role="search" aria-label="搜索发票" onSubmit={submit}>
      <Input
        className={styles.field}
        size="sm"
        type="search"
        aria-label="订单号或发票号码"
        placeholder="订单号或发票号码"
        maxLength={listInvoicesQueryKeywordsMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="sm" variant="outline" aria-label="搜索发票">
        <Search size={14} aria-hidden />
        搜索
      </Button>
    </form>
  );
}
