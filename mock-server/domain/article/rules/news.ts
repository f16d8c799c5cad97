import type { WorldState } from "#mock/domain/world-state.ts";
import type { NewsRecord } from "../records.ts";

/** The news of one kind (of both without one) that have come out by now, the newest first. */
export const publishedNews = ({ seed, clock }: WorldState, type?: NewsRecord["type"]): NewsRecord[] =>
  seed.content.news
    .filter((item) => (type === undefined || item.type === type) && item.publishedAt <= clock.now())
    .toSorted((a, b) => b.publishedAt - a.publishedAt || b.id - a.id);
