import { company as facts } from "#generated/company.ts";
import type { NewsRecord } from "#mock/domain/article/records.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { numberIn, readTable } from "../read-table.ts";

/** The industry's news come first among the ids, so that 801 is one of them. */
const FIRST_ID = 801;

const ADVICE: Readonly<Record<NewsRecord["type"], string>> = {
  hy: "以上内容供经营参考，具体以主管部门的文件为准。备货建议请咨询您的专属客服。",
  company: `如有疑问，请联系您的专属客服，或拨打服务热线 ${facts.hotline}。`,
};

/** The news in a stable order; what has not come out yet by a world's clock is left out when they are listed. */
export const NEWS: readonly NewsRecord[] = [
  ...readNews("hy", "industry-news.csv"),
  ...readNews("company", "company-news.csv"),
].map((item, index) => ({ ...item, id: FIRST_ID + index, views: 180 + ((index * 7919) % 4200) }));

/** The news of a file, the newest first. `points` are parted by ；, `ad` is the number of a picture or empty. */
function readNews(type: NewsRecord["type"], file: string): NewsRecord[] {
  return readTable(
    `mock-server/seed/article/${file}`,
    ["publishedAt", "title", "summary", "points", "source", "ad"],
    ({ publishedAt, title, summary, points, source, ad }) => {
      const adId = ad === "" ? 0 : numberIn(ad);
      return {
        id: 0,
        type,
        title,
        summary,
        source,
        content: contentOf({ type, title, summary, points: points.split("；"), ad: adId }),
        adId,
        publishedAt: parseDateTime(publishedAt),
        views: 0,
      };
    },
  );
}

type Parts = Pick<NewsRecord, "type" | "title" | "summary"> & {
  readonly points: readonly string[];
  readonly ad: number;
};

function contentOf({ type, title, summary, points, ad }: Parts): string {
  const picture = ad > 0 ? `<p><img src="/images/ads/${ad}.svg" alt="${title}" width="760"></p>` : "";
  const rows = points.map((point, index) => `<tr><td>${index + 1}</td><td>${point}</td></tr>`).join("");
  return [
    `<p><strong>${summary}</strong></p>`,
    picture,
    `<h2>${type === "hy" ? "要点" : "具体安排"}</h2>`,
    `<ul>${points.map((point) => `<li>${point}。</li>`).join("")}</ul>`,
    `<h2>${type === "hy" ? "对门店的提示" : "速览"}</h2>`,
    `<table><thead><tr><th>序号</th><th>内容</th></tr></thead><tbody>${rows}</tbody></table>`,
    `<p>${ADVICE[type]}</p>`,
  ].join("\n");
}
