import { useNavigate, useSearchParams } from "react-router-dom";
import { GiftDialog } from "#src/features/points/components/gift-dialog.tsx";
import { PointsMall } from "#src/features/points/components/points-mall.tsx";
import { mallAddress, readMallQuery } from "#src/features/points/lib/mall-query.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { useState } from "react";
import type { PointsGoods, PointsOrder } from "#generated/model/index.ts";
import { AddressChoice } from "#src/features/address/components/address-choice.tsx";
import { useDeliveryAddress } from "#src/features/address/hooks/use-delivery-address.ts";
import { ExchangeForm } from "#src/features/points/components/exchange-form.tsx";

type Props = { gift: PointsGoods; onDone: (order: PointsOrder) => void };

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

/** Orders a gift to one of the buyer's addresses. */
function GiftExchange({ gift, onDone }: Props) {
  const [chosenId, setChosenId] = useState<number>();
  const [isEditing, setEditing] = useState(false);
  const { addresses, addressId, isError, refetch } = useDeliveryAddress(chosenId);
  return (
    <ExchangeForm gift={gift} addressId={addressId} isEditing={isEditing} onDone={onDone}>
      <AddressChoice
        addresses={addresses}
        isError={isError}
        onRetry={() => void refetch()}
        value={addressId}
        onChange={setChosenId}
        onEditing={setEditing}
      />
    </ExchangeForm>
  );
}
