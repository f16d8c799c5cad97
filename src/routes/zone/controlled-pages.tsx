import { useParams } from "react-router-dom";
import { useGetControlledZone, useGetNewControlledZone } from "#generated/hooks/zone/zone.ts";
import { HotGoodsBlock } from "#src/features/goods/card/hot-goods-block.tsx";
import { GoodsBrowser } from "#src/features/goods/list/goods-browser.tsx";
import { ControlledZone } from "#src/features/zone/components/controlled-zone.tsx";
import { GroupView } from "#src/features/zone/components/group-view.tsx";
import { ZoneMissing } from "#src/features/zone/components/zone-missing.tsx";
import { parseGroupUrl } from "#src/features/zone/lib/access.ts";
import { parseIds } from "#src/shared/lib/parse-ids.ts";

const missing = (
  <ZoneMissing kind="group">
    <HotGoodsBlock title="热销商品" />
  </ZoneMissing>
);

export function ControlledZonePage() {
  const query = useGetControlledZone({ query: { select: (response) => response.data } });
  return <ControlledZone isNew={false} query={query} />;
}

export function NewControlledZonePage() {
  const query = useGetNewControlledZone({ query: { select: (response) => response.data } });
  return <ControlledZone isNew query={query} />;
}

export function ControlledGroupPage() {
  const params = useParams();
  const url = parseGroupUrl(params.url);
  if (url === undefined) return missing;
  return (
    <GroupView key={url} url={url} adIds={parseIds(params.ads)} missing={missing}>
      <GoodsBrowser fixed={{ kx_url: url }} />
    </GroupView>
  );
}
