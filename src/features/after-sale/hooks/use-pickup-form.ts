import { useState } from "react";
import type { PickupSlot } from "#generated/enums.ts";
import { useBookReturnPickup } from "#generated/hooks/after-sale/after-sale.ts";
import type { Address, ReturnOrder } from "#generated/model/index.ts";
import { bookReturnPickupBodyPhoneRegExp } from "#generated/zod/after-sale/after-sale.zod.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { pickupDays, pickupText } from "../lib/pickup-times.ts";

const HOUR_MS = 3_600_000;

/** The booking of a courier: begins with the present one, else with the first address and the next day that is open. */
export function usePickupForm(
  { id, pickup, send_by: by }: ReturnOrder,
  addresses: readonly Address[],
  onBooked: () => void,
) {
  // Slots begin at full hours.
  const hour = useServerClock((now) => Math.floor(now / HOUR_MS) * HOUR_MS);
  const days = by === null ? [] : pickupDays(hour, by);
  const [address, setAddress] = useState(
    () => addresses.find((each) => each.id === pickup?.address_id) ?? addresses[0],
  );
  const [phone, setPhone] = useState(pickup?.phone ?? address?.phone ?? "");
  const [chosenDay, setDay] = useState(pickup?.day);
  const [chosenSlot, setSlot] = useState<PickupSlot | undefined>(pickup?.slot);
  const [isTried, setTried] = useState(false);
  const once = useSingleFlight();
  const { mutateAsync, isPending, error } = useBookReturnPickup({
    mutation: { meta: { errors: inlineIf(isRefusal) } },
  });
  const day = days.find((each) => each.day === chosenDay) ?? days[0];
  const slot = day?.slots.find((each) => each === chosenSlot);
  const isPhone = bookReturnPickupBodyPhoneRegExp.test(phone.trim());

  const refusal = error && isRefusal(error) ? error : undefined;
  const {
    address_id: atAddress,
    phone: atPhone,
    day: atDay,
    slot: atSlot,
    ...others
  } = refusal?.errors ?? {};
  const elsewhere = Object.values(others)[0]?.[0];

  function choose(next: Address | undefined): void {
    // A phone that the buyer has typed stays.
    if (next && phone === (address?.phone ?? "")) setPhone(next.phone);
    setAddress(next);
  }

  function submit(): void {
    setTried(true);
    if (!address || !day || slot === undefined || !isPhone) return;
    const data = { address_id: address.id, day: day.day, slot, phone: phone.trim() };
    once(async () => {
      await mutateAsync({ id, data });
      toast({ status: "success", message: `已预约 ${pickupText(data)}上门取件` });
      onBooked();
    });
  }

  return {
    days,
    day,
    slot,
    address,
    phone,
    setAddress: choose,
    setPhone,
    setDay,
    setSlot,
    submit,
    isBooking: isPending,
    errors: {
      address_id: isTried && !address ? "请选择取件地址" : atAddress?.[0],
      phone: isTried && !isPhone ? "请输入正确的联系电话" : atPhone?.[0],
      day: atDay?.[0],
      slot: isTried && slot === undefined ? "请选择取件时段" : atSlot?.[0],
      other: refusal?.kind === "business" ? refusal.message : elsewhere,
    },
  };
}
