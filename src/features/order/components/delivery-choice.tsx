import { deliveryTypeLabels } from "#generated/enum-labels.ts";
import { DeliveryType } from "#generated/enums.ts";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";
import { Text, Box } from "#src/shared/ui/layout/layout.tsx";

const TYPES: readonly { type: DeliveryType; hint: string }[] = [
  { type: DeliveryType.Express, hint: "发货后提供运单号，可查物流" },
  { type: DeliveryType.OwnFleet, hint: "公司车辆送货上门，当面验货" },
  { type: DeliveryType.PickUp, hint: "到仓库自提，不收运费" },
];

type Props = { value: DeliveryType; onChange: (type: DeliveryType) => void };

/** The delivery method of the order. */
export function DeliveryChoice({ value, onChange }: Props) {
  return (
    <Box columns="3" gap="3" role="radiogroup" aria-label="配送方式">
      {TYPES.map(({ type, hint }) => (
        <ChoiceTile
          key={type}
          type="radio"
          name="delivery"
          checked={type === value}
          onChange={() => onChange(type)}
        >
          <Text as="b" bold>
            {deliveryTypeLabels[type]}
          </Text>
          <Text as="small" block tone="muted" size="xs">
            {hint}
          </Text>
        </ChoiceTile>
      ))}
    </Box>
  );
}
