import { useGetPoints } from "#generated/hooks/points/points.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** The buyer's points; not fetched for visitors. */
export function usePointsBalance() {
  const { data: response } = useGetCurrentUser();
  const isMember = Boolean(response?.data);
  const { data, error, refetch } = useGetPoints({
    query: { enabled: isMember, meta: { errors: "inline" } },
  });
  return {
    points: isMember ? data?.data : undefined,
    /** False while unknown. */
    isMember,
    isVisitor: response?.data === null,
    error: isMember && !data ? error : null,
    retry: () => void refetch(),
  };
}
