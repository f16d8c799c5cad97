import { useState } from "react";
import { NewsType } from "#generated/enums.ts";
import { useListNews } from "#generated/hooks/article/article.ts";
import { paths } from "#src/shared/paths.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { HomeBlock } from "./home-block.tsx";
import styles from "./news-panel.module.css";

const SHOWN = 7;

const KINDS = [
  { type: NewsType.hy, label: "行业资讯", moreTo: paths.industryNews() },
  { type: NewsType.company, label: "企业动态", moreTo: paths.companyNews() },
] as const;

/** The latest news, of the industry or of the shop. */
export function NewsPanel() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>(KINDS[0]);
  return (
    <HomeBlock title="资讯" moreTo={kind.moreTo}>
      <div className={styles.panel}>
        <div className={styles.kinds}>
          {KINDS.map((one) => (
            <button key={one.type} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {one.label}
            </button>
          ))}
        </div>
        <NewsList key={kind.type} type={kind.type} label={kind.label} />
      </div>
    </HomeBlock>
  );
}

function NewsList({ type, label }: { type: NewsType; label: string }) {
  const query = useListNews(
    { type, page_size: SHOWN },
    { query: { meta: { errors: "inline" }, select: (response) => response.data.list } },
  );
  return (
    <Loaded
      query={query}
      what={label}
      as="tile"
      skeleton={<Skeletons count={SHOWN} className={styles.loading} height="5" />}
      empty={<p className={styles.none}>暂无{label}，请稍后再来看看。</p>}
    >
      {(news) => (
        <ul>
          {news.map(({ id, title, published_at }) => (
            <li className={styles.item} key={id}>
              <TextLink className={styles.title} to={paths.news(id, type)} title={title}>
                {title}
              </TextLink>
              <time className={styles.date} dateTime={published_at.slice(0, 10)}>
                {published_at.slice(5, 10)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
