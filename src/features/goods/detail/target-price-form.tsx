import { type FormEvent, useState } from "react";
import { useDeleteTargetPrice, useSetTargetPrice } from "#generated/hooks/goods/goods.ts";
import type { Goods, GoodsPrices } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { readTarget } from "./target-price.ts";

type Props = { goods: Goods; prices: GoodsPrices };

/** The price at which the buyer wants a message: to be set, changed or removed. */
export function TargetPriceForm({ goods: { id, name }, prices: { now, target } }: Props) {
  const [written, setWritten] = useState("");
  const [problem, setProblem] = useState<string>();
  const set = useSetTargetPrice();
  const remove = useDeleteTargetPrice();
  const once = useSingleFlight();

  async function submit(): Promise<void> {
    const read = readTarget(written, now);
    setProblem(read.problem);
    if (read.price === undefined) return;
    await set.mutateAsync({ id, data: { price: read.price } });
    setWritten("");
    toast({ status: "success", message: `${name}降到 ${formatMoney(read.price)} 时会收到消息` });
  }

  return (
    <form
      aria-label="降价提醒"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        once(submit);
      }}
    >
      <Row wrap align="baseline" gap="2" mt="4">
        <Text bold>降价提醒</Text>
        <Text tone="subtle" size="xs">
          降到目标价时，消息中心会收到消息
        </Text>
      </Row>
      {target !== null && (
        <Row align="center" gap="2" mt="2" role="status">
          目标价 {formatMoney(target)}
          <TextButton disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
            取消目标价
          </TextButton>
        </Row>
      )}
      <TextField
        label={target === null ? "目标价（元）" : "改为（元）"}
        inputMode="decimal"
        autoComplete="off"
        value={written}
        error={problem}
        onChange={({ target: field }) => setWritten(field.value)}
        trailing={
          <Button type="submit" size="sm" loading={set.isPending} loadingText="保存中">
            设置
          </Button>
        }
      />
    </form>
  );
}
