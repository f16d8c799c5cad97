import { Box } from "@chakra-ui/react";
import { Award } from "lucide-react";
import type { ReactNode } from "react";
import { useGetBrandDetail } from "#generated/hooks/zone/zone.ts";
import { paths } from "#src/shared/paths.ts";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { BrandHead } from "./brand-head.tsx";
import { ZoneMissing } from "./zone-missing.tsx";

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

export const BrandNotFound = () => (
  <ZoneMissing
    heading="品牌详情"
    icon={Award}
    title="没有找到这个品牌"
    others={{ name: "看全部品牌", to: paths.brands() }}
  />
);
