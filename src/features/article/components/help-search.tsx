import { Row } from "#src/shared/ui/layout/layout.tsx";
import { searchArticlesQueryKeywordsMax } from "#generated/zod/article/article.zod.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Search } from "#generated/icons/search.ts";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import styles from "./help-search.module.css";
import { Input } from "#src/shared/ui/field/text-input.tsx";

/** Search in help articles and news; the result is a page of its own. */
export function HelpSearch({ keywords }: { keywords: string }) {
  const [text, setText] = useState(keywords);
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void navigate(paths.helpSearch(text.trim()));
  };
  return (
    <Row as="form" gap="2" p="3" role="search" aria-label="搜索帮助" onSubmit={search}>
      <Input
        className={styles.keywords}
        size="sm"
        type="search"
        aria-label="搜索帮助和资讯"
        placeholder="搜索帮助，如：退换"
        maxLength={searchArticlesQueryKeywordsMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button className={styles.search} type="submit" size="sm" aria-label="搜索帮助">
        <Search size={16} aria-hidden />
      </Button>
    </Row>
  );
}
