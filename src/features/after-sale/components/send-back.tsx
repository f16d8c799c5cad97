import { useState } from "react";
import type { ReturnOrder } from "#generated/model/index.ts";
import { RightNote } from "#src/entities/team/right-note.tsx";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { BookedPickup } from "./booked-pickup.tsx";
import { PickupForm } from "./pickup-form.tsx";
import { ShipBackForm } from "./ship-back-form.tsx";

const WAYS = [
  ["pickup", "上门取件"],
  ["parcel", "自行寄回"],
] as const;

export type SendBackWay = (typeof WAYS)[number][0];

type Props = { record: ReturnOrder; first?: SendBackWay; onDone?: () => void };

/** The way back of a return: a courier to be booked, or a parcel; the booked courier where there is one. */
export function SendBack({ record, first = "pickup", onDone }: Props) {
  const [way, setWay] = useState<SendBackWay>(first);
  const [isChanging, setChanging] = useState(onDone !== undefined);
  const { id, ship_to: shipTo, pickup } = record;

  function done(): void {
    setChanging(false);
    onDone?.();
  }
  if (pickup && !isChanging)
    return <BookedPickup returnId={id} pickup={pickup} onChange={() => setChanging(true)} />;
  return (
    <Stack gap="4">
      <RightNote operation="shipReturn" />
      {!pickup && <ChoiceGroup label="寄回方式" choices={WAYS} value={way} onChange={setWay} />}
      {way === "pickup" ? (
        <PickupForm record={record} onBooked={done} />
      ) : (
        <ShipBackForm returnId={id} shipTo={shipTo} onSent={done} />
      )}
    </Stack>
  );
}
