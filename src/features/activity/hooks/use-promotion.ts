import { useGetPromotion } from "#generated/hooks/activity/activity.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";

/** The promotion; the page itself says when there is none. */
export function usePromotion() {
  const query = useGetPromotion({
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  return { query, isOver: !query.data && query.error?.status === 404 };
}
