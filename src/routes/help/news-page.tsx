import { useParams } from "react-router-dom";
import { NewsType } from "#generated/enums.ts";
import { NewsDetail } from "#src/features/news/components/news-detail.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { NewsFrame } from "./news-frame.tsx";

/** One piece of news. Its kind comes from the news itself, and from the address until it has loaded. */
export function NewsPage() {
  const params = useParams();
  const type = params.type === NewsType.company ? NewsType.company : NewsType.hy;
  return (
    <NewsFrame>
      <NewsDetail id={parseId(params.id)} type={type} />
    </NewsFrame>
  );
}
