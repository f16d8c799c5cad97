import { useState } from "react";
import type { PointsGoods, PointsOrder } from "#generated/model/index.ts";
import { AddressChoice } from "#src/features/address/components/address-choice.tsx";
import { useDeliveryAddress } from "#src/features/address/hooks/use-delivery-address.ts";
import { ExchangeForm } from "#src/features/points/components/exchange-form.tsx";
import { GiftDialog } from "#src/features/points/components/gift-dialog.tsx";
import { GiftList } from "#src/features/points/components/gift-list.tsx";
import { MallFilters } from "#src/features/points/components/mall-filters.tsx";
import { PointsHero } from "#src/features/points/components/points-hero.tsx";
import { usePointsBalance } from "#src/features/points/hooks/use-points-balance.ts";
import { type MallAddress, mallQuery } from "#src/features/points/lib/mall-query.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { paths } from "#src/shared/paths.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { PlainRules } from "#src/shared/ui/zone/plain-rules.tsx";

export function PointsMallPage() {
  const address = useAddressQuery(mallQuery, paths.pointsMall);
  const giftId = address.query.gift;
  return (
    <>
      <PointsMall address={address} />
      {giftId !== undefined && (
        <GiftDialog
          key={giftId}
          id={giftId}
          onClose={() => address.go({ gift: undefined }, { replace: true })}
        >
          {(gift, onDone) => <GiftExchange gift={gift} onDone={onDone} />}
        </GiftDialog>
      )}
    </>
  );
}

/** The gifts available for points. */
function PointsMall({ address }: { address: MallAddress }) {
  const { isMember, points } = usePointsBalance();
  return (
    <>
      <PointsHero />
      <MallFilters address={address} isMember={isMember} />
      <GiftList address={address} />
      {points && (
        <Box mt="4">
          <PlainRules label="积分规则" text={points.rules} />
        </Box>
      )}
    </>
  );
}

type ExchangeProps = { gift: PointsGoods; onDone: (order: PointsOrder) => void };

/** Orders a gift to one of the buyer's addresses. */
function GiftExchange({ gift, onDone }: ExchangeProps) {
  const [chosenId, setChosenId] = useState<number>();
  const [isEditing, setEditing] = useState(false);
  const { query, addressId } = useDeliveryAddress(chosenId);
  return (
    <ExchangeForm gift={gift} addressId={addressId} isEditing={isEditing} onDone={onDone}>
      <AddressChoice query={query} value={addressId} onChange={setChosenId} onEditing={setEditing} />
    </ExchangeForm>
  );
}
