import { useGetPromotion } from "#generated/hooks/activity/activity.ts";

/** The promotion; the page itself says when there is none. */
export function usePromotion() {
  const { data, error, refetch } = useGetPromotion({
    query: { meta: { onApiError: ({ status }) => status === 404 } },
  });
  const isMissing = !data && error !== null;
  return {
    promotion: data?.data,
    isOver: isMissing && error.status === 404,
    isFailed: isMissing && error.status !== 404,
    retry: () => void refetch(),
  };
}
