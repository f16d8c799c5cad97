import { NewsType } from "#generated/enums.ts";
import { paths } from "#src/shared/paths.ts";

type NewsKind = { name: string; lead: string; toPage: (query?: { page?: number }) => string };

/** The kinds of news with the pages that list them. */
export const NEWS_KINDS: Record<NewsType, NewsKind> = {
  [NewsType.hy]: {
    name: "行业资讯",
    lead: "政策、集采、医保与市场动态",
    toPage: paths.industryNews,
  },
  [NewsType.company]: {
    name: "企业动态",
    lead: "活动、服务与系统公告",
    toPage: paths.companyNews,
  },
};
