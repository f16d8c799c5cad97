import type { ReactNode } from "react";
import { useGetBrandDetail } from "#generated/hooks/zone/zone.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { BrandHead } from "./brand-head.tsx";

type Props = {
  id: number;
  page: number;
  /** Shown when the brand does not exist. */
  missing: ReactNode;
  children: ReactNode;
};

/** A brand; `children` are its goods. */
export function BrandView({ id, page, missing, children }: Props) {
  const { data, error, refetch } = useGetBrandDetail(id, {
    // A missing brand is explained by the page, without an alert on top.
    query: { meta: { errors: inlineIf(isNotFound) } },
  });
  if (error?.status === 404) return missing;
  return (
    <>
      <BrandHead
        detail={data?.data}
        error={data ? null : error}
        onRetry={() => void refetch()}
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
