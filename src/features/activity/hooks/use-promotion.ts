import { useGetPromotion } from "#generated/hooks/activity/activity.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";

/** The promotion; the page itself says when there is none. */
export function usePromotion() {
  const { data, error, refetch } = useGetPromotion({
    query: { meta: { errors: inlineIf(isNotFound) } },
  });
  const isMissing = !data && error !== null;
  return {
    promotion: data?.data,
    isOver: isMissing && error.status === 404,
    error: isMissing && error.status !== 404 ? error : null,
    retry: () => void refetch(),
  };
}
