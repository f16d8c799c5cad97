import { useNavigate } from "react-router-dom";
import { searchArticlesQueryKeywordsMax } from "#generated/zod/article/article.zod.ts";
import { paths } from "#src/shared/paths.ts";
import { SearchForm } from "#src/shared/ui/field/search-form.tsx";

/** Search in help articles and news; the result is a page of its own. */
export function HelpSearch({ keywords }: { keywords: string }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      isNarrow
      name="搜索帮助"
      label="搜索帮助和资讯"
      placeholder="搜索帮助，如：退换"
      maxLength={searchArticlesQueryKeywordsMax}
      keywords={keywords}
      onSearch={(words) => {
        if (words !== "") void navigate(paths.helpSearch(words));
      }}
    />
  );
}
