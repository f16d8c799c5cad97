import { Box, Button, Skeleton } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useGetControlledGroup } from "#generated/hooks/zone/zone.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import { AccessPanel } from "./access-panel.tsx";
import { GroupAds } from "./group-ads.tsx";
import { GroupHead } from "./group-head.tsx";

type Props = { url: string; adIds: string | undefined; children: ReactNode };

/** A controlled group with the buyer's access to it; `children` are its goods. */
export function GroupView({ url, adIds, children }: Props) {
  const { data, error, refetch, isFetching } = useGetControlledGroup(url, {
    // A group that is not there gets a page that says so, and no alert on top of it.
    query: { meta: { onApiError: ({ status }) => status === 404 } },
  });
  // Before it is known who is looking, the form would flash up for a visitor.
  const { isPending: isUserPending } = useApplicant();
  if (error?.status === 404) return <GroupNotFound />;
  const group = data?.data;
  const retry = () => void refetch();
  return (
    <>
      <GroupHead group={group} failed={error !== null} />
      <Box mb="3">
        {group && !isUserPending && <AccessPanel group={group} onRefresh={retry} isRefreshing={isFetching} />}
        {!group && error && <RetryLine what="分组说明和采购权限" onRetry={retry} />}
        {!error && (!group || isUserPending) && <Skeleton h={{ base: "52", md: "32" }} borderRadius="md" />}
      </Box>
      {adIds !== undefined && <GroupAds ids={adIds} />}
      {children}
    </>
  );
}

export function GroupNotFound() {
  return (
    <>
      <PageHeading title="控销专区" />
      <EmptyState
        icon={<ShieldCheck size={26} strokeWidth={1.5} />}
        title="没有找到这个控销分组"
        hint="它可能已经下架，或者链接有误。"
        action={
          <>
            <Button asChild size="sm">
              <Link to={paths.controlled()}>看全部控销分组</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.list()}>看全部商品</Link>
            </Button>
          </>
        }
      />
    </>
  );
}
