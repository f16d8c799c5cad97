import { createOrderBodyRemarkMax } from "#generated/zod/order/order.zod.ts";
import { Box } from "@chakra-ui/react";
import { useId } from "react";
import { Textarea } from "#src/shared/ui/field/text-input.ts";

/** The contract's limit on a remark. */

type Props = { value: string; onChange: (remark: string) => void };

export function RemarkField({ value, onChange }: Props) {
  const id = useId();
  return (
    <Box position="relative">
      <Textarea
        aria-label="订单备注"
        aria-describedby={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={createOrderBodyRemarkMax}
        rows={2}
        placeholder="对发货、收货的要求，如：周末可收货"
        bg="bg.panel"
        pb="6"
        resize="none"
      />
      <Box id={id} position="absolute" bottom="1" insetEnd="3" color="fg.subtle" fontSize="xs">
        {value.length}/{createOrderBodyRemarkMax}
      </Box>
    </Box>
  );
}
