import { Navigate, useSearchParams } from "react-router-dom";
import { useResolveActivity } from "#generated/hooks/activity/activity.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { inlineIf, isInvalid, isNotFound } from "#src/shared/api/error-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Waiting } from "#src/shared/ui/state/waiting.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { activityAddress, activityTarget } from "../lib/activity-target.ts";

/** An unknown or invalid activity address is not an error: the page says so. */
const hasNone = (error: ApiError) => isInvalid(error) || isNotFound(error);

/** Looks up where an activity's address leads and redirects there, or says that there is no such activity. */
export function ResolveActivity() {
  const [query] = useSearchParams();
  const address = activityAddress(query);
  const { data, error, isFetching, refetch } = useResolveActivity(
    { url: address },
    { query: { enabled: address !== "", meta: { errors: inlineIf(hasNone) } } },
  );
  if (address === "" || (error && "kind" in error && hasNone(error as ApiError)))
    return <Navigate to={paths.noActivity()} replace />;
  if (data) return <Navigate to={activityTarget(data.data.url) ?? paths.noActivity()} replace />;
  return (
    <>
      <VisuallyHidden as="h1">活动加载中</VisuallyHidden>
      {error && !isFetching ? (
        <LoadError
          error={error}
          what="活动"
          title="活动打开失败"
          hint="请检查网络后再试一次，或稍后再来。"
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting label="正在打开活动，请稍候……" />
      )}
    </>
  );
}
