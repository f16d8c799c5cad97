import { ChevronLeft } from "lucide-react";
import { useParams } from "react-router-dom";
import { NewsType } from "#generated/model/index.ts";
import { NewsDetail } from "#src/features/news/components/news-detail.tsx";
import { NEWS_KINDS } from "#src/features/news/lib/news-kinds.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { NewsFrame } from "./news-frame.tsx";

/** One piece of news. The kind in the address leads back; what the news is of, the news itself says. */
export function NewsPage() {
  const params = useParams();
  const type = params.type === NewsType.company ? NewsType.company : NewsType.hy;
  const { name, toPage } = NEWS_KINDS[type];
  return (
    <NewsFrame>
      <TextLink to={toPage()} display="inline-flex" alignItems="center" mb="3" color="fg.subtle">
        <ChevronLeft size={16} aria-hidden />
        {name}
      </TextLink>
      <NewsDetail id={parseId(params.id)} type={type} />
    </NewsFrame>
  );
}
