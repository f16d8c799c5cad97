import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useShipReturn } from "#generated/hooks/after-sale/after-sale.ts";
import {
  shipReturnBodyCompanyMax,
  shipReturnBodyTrackingNoRegExp,
} from "#generated/zod/after-sale/after-sale.zod.ts";
import { requiredPattern, requiredText } from "#src/shared/lib/required-text.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import styles from "./ship-back-form.module.css";

/** Validation of the return shipment; the limits are the contract's. */
const shipBackRules = z.object({
  company: requiredText("请输入物流公司", "物流公司", shipReturnBodyCompanyMax),
  tracking_no: requiredPattern(
    "请输入运单号",
    shipReturnBodyTrackingNoRegExp,
    "运单号为 6 到 30 位字母或数字",
  ),
});

type ShipBackValues = z.infer<typeof shipBackRules>;

const COMPANIES = [
  "顺丰速运",
  "京东物流",
  "中通快递",
  "圆通速递",
  "申通快递",
  "韵达速递",
  "德邦快递",
  "中国邮政",
];

type Props = { returnId: number; shipTo: string; onSent?: (() => void) | undefined };

/** Shows the address for returned goods, and a form for the shipment. */
export function ShipBackForm({ returnId, shipTo, onSent }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<ShipBackValues>({
    resolver: zodResolver(shipBackRules),
    defaultValues: { company: "", tracking_no: "" },
  });
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useShipReturn({
    mutation: {
      meta: {
        onApiError: ({ kind, errors }) => {
          const known = Object.entries(errors).filter(([field]) => field in shipBackRules.shape);
          for (const [field, [message = ""]] of known)
            setError(field as keyof ShipBackValues, { message }, { shouldFocus: true });
          return kind === "validation" && known.length > 0;
        },
      },
      onSuccess: () => {
        toast({ status: "success", message: "物流信息已提交，等待仓库收货" });
        onSent?.();
      },
    },
  });
  const field = fieldProps(register, formState);
  return (
    <div>
      <Box mb="3">
        <Text as="div" tone="muted">
          请将商品寄到以下地址，并在包裹内附上退货单号：
        </Text>
        <strong>{shipTo}</strong> <CopyButton text={shipTo} what="寄回地址" />
      </Box>
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit((data) => once(() => mutateAsync({ id: returnId, data })))(event)
        }
      >
        <div className={styles.fields}>
          <TextField label="物流公司" list="return-companies" {...field("company")} />
          <datalist id="return-companies">
            {COMPANIES.map((company) => (
              <option key={company}>{company}</option>
            ))}
          </datalist>
          <TextField label="运单号" autoComplete="off" {...field("tracking_no")} />
          <Button className={styles.submit} type="submit" loading={isPending}>
            提交物流信息
          </Button>
        </div>
      </form>
    </div>
  );
}
