import { ReviewStatus } from "#generated/enums.ts";
import { useGetRegistration } from "#generated/hooks/register/register.ts";
import { isLoginRequired } from "#src/shared/api/error-kinds.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

const NOT_FOUND = 404;
/** The polling interval of a review, in ms. */
const POLL_MS = 30_000;

/** The registration of the current user; undefined for visitors and for members without one. */
export function useRegistration(isMember: boolean) {
  const { data, error, isPending, refetch, isFetching } = useGetRegistration({
    query: {
      enabled: isMember,
      select: (response) => response.data,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data?.data.status === ReviewStatus.Waiting ? POLL_MS : false),
      meta: { errors: "inline" },
    },
  });
  const isMissing = error?.status === NOT_FOUND;
  async function poll(): Promise<void> {
    const { error: problem, data: known } = await refetch();
    // Without cached data the page itself shows the error.
    if (known && problem && !isLoginRequired(problem))
      toast({ status: "error", message: "审核进度刷新失败，请检查网络后重试" });
  }
  return {
    registration: data,
    isLoading: isMember && isPending && !error,
    error: isMissing || data ? null : error,
    isPolling: isFetching,
    poll: () => void poll(),
  };
}
