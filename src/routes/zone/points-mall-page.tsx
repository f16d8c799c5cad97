import { useNavigate, useSearchParams } from "react-router-dom";
import { GiftDialog } from "#src/features/points/components/gift-dialog.tsx";
import { PointsMall } from "#src/features/points/components/points-mall.tsx";
import { mallAddress, readMallQuery } from "#src/features/points/lib/mall-query.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { GiftExchange } from "./gift-exchange.tsx";

export function PointsMallPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readMallQuery(search);
  const giftId = parseId(search.get("gift"));
  return (
    <>
      <PointsMall query={query} />
      {giftId !== undefined && (
        <GiftDialog
          key={giftId}
          id={giftId}
          onClose={() => void navigate(paths.pointsMall(mallAddress(query)), { replace: true })}
        >
          {(gift, onDone) => <GiftExchange gift={gift} onDone={onDone} />}
        </GiftDialog>
      )}
    </>
  );
}
