import { pickupSlotLabels } from "#generated/enum-labels.ts";
import { useListAddresses } from "#generated/hooks/address/address.ts";
import type { Address, ReturnOrder } from "#generated/model/index.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { SelectField } from "#src/shared/ui/field/select-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { usePickupForm } from "../hooks/use-pickup-form.ts";
import { carriageText } from "../lib/next-step.ts";
import styles from "./pickup-form.module.css";

type Props = { record: ReturnOrder; onBooked: () => void };

/** Books the courier of a return, or changes the booking. */
export function PickupForm(props: Props) {
  const query = useListAddresses({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Loaded
      query={query}
      what="收货地址"
      skeleton={<Skeleton height="48" />}
      empty={
        <Notice
          action={
            <ButtonLink size="sm" variant="outline" to={paths.addresses()}>
              添加地址
            </ButtonLink>
          }
        >
          还没有收货地址，快递员不知道去哪里取件。
        </Notice>
      }
    >
      {(addresses) => <Fields {...props} addresses={addresses} />}
    </Loaded>
  );
}

const nameOf = (address: Address): string => `${addressText(address)}，${address.name}`;

function Fields({ record, addresses, onBooked }: Props & { addresses: readonly Address[] }) {
  const form = usePickupForm(record, addresses, onBooked);
  const { days, day, slot, address, phone, errors } = form;
  if (days.length === 0) return <Notice>寄回期限内已没有可预约的时段，请自行寄回。</Notice>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack gap="3">
        <div className={styles.place}>
          <SelectField
            label="取件地址"
            name="address_id"
            value={address ? nameOf(address) : ""}
            choices={addresses.map(nameOf)}
            onChange={(name) => form.setAddress(addresses.find((each) => nameOf(each) === name))}
            error={errors.address_id}
          />
          <TextField
            label="联系电话"
            name="phone"
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={({ target }) => form.setPhone(target.value)}
            error={errors.phone}
          />
        </div>
        <ChoiceGroup
          label="取件日期"
          choices={days.map((each) => [each.day, each.name] as const)}
          value={day?.day}
          onChange={form.setDay}
          error={errors.day}
        />
        <ChoiceGroup
          label="取件时段"
          choices={(day?.slots ?? []).map((each) => [each, pickupSlotLabels[each]] as const)}
          value={slot}
          onChange={form.setSlot}
          error={errors.slot}
        />
        {errors.other && <Notice>{errors.other}</Notice>}
        <div className={styles.end}>
          <Text as="div" tone="subtle" size="xs">
            请提前装箱并附上退货单号。{carriageText(record.reason)}
          </Text>
          <Button type="submit" loading={form.isBooking}>
            {record.pickup ? "修改预约" : "预约上门取件"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
