import { useState } from "react";
import type { PointsGoods, PointsOrder } from "#generated/model/index.ts";
import { AddressChoice } from "#src/features/address/components/address-choice.tsx";
import { useDeliveryAddress } from "#src/features/address/hooks/use-delivery-address.ts";
import { ExchangeForm } from "#src/features/points/components/exchange-form.tsx";

type Props = { gift: PointsGoods; onDone: (order: PointsOrder) => void };

/** Orders a gift to one of the buyer's addresses. */
export function GiftExchange({ gift, onDone }: Props) {
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
