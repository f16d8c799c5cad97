import { Box, Button } from "@chakra-ui/react";
import { Award } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useGetBrandDetail } from "#generated/hooks/zone/zone.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { BrandHead } from "./brand-head.tsx";

type Props = { id: number; page: number; children: ReactNode };

/** A brand; `children` are its goods. */
export function BrandView({ id, page, children }: Props) {
  const { data, error, refetch } = useGetBrandDetail(id, {
    // A brand that is not there gets a page that says so, and no alert on top of it.
    query: { meta: { onApiError: ({ status }) => status === 404 } },
  });
  if (error?.status === 404) return <BrandNotFound />;
  return (
    <>
      <BrandHead
        detail={data?.data}
        onRetry={error && !data ? () => void refetch() : undefined}
        isShort={page > 1}
      />
      {children}
      {data && data.data.banners.length > 0 && (
        <Box mt="4">
          <ZoneAds label="品牌活动" ads={data.data.banners} />
        </Box>
      )}
    </>
  );
}

export function BrandNotFound() {
  return (
    <>
      <PageHeading title="品牌详情" />
      <EmptyState
        icon={<Award size={26} strokeWidth={1.5} />}
        title="没有找到这个品牌"
        hint="它可能已经下架，或者链接有误。"
        action={
          <>
            <Button asChild size="sm">
              <Link to={paths.brands()}>看全部品牌</Link>
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
