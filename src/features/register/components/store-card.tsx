import { useFormContext, useFormState } from "react-hook-form";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm } from "#src/shared/ui/feedback/feedback-store.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Text, Row, Box } from "#src/shared/ui/layout/layout.tsx";
import type { CompanyValues } from "../lib/company-values.ts";
import { RegionGroup } from "./region-group.tsx";

type Props = {
  index: number;
  /** Undefined for the only remaining store. */
  onRemove: (() => void) | undefined;
};

/** A store of a head company. */
export function StoreCard({ index, onRemove }: Props) {
  const { control, register, getValues } = useFormContext<CompanyValues>();
  const field = fieldProps(register, useFormState({ control }));
  const name = `门店 ${index + 1}`;
  const removeAfterQuestion = async () => {
    const { name: typed, licence_no: licence, detail } = getValues(`stores.${index}`);
    const isEmpty = [typed, licence, detail].every((text) => text.trim() === "");
    const message = `确定移除${typed.trim() || name}吗？已填写的内容不会保留。`;
    if (isEmpty || (await confirm({ message, confirmLabel: "移除" }))) onRemove?.();
  };
  return (
    <li>
      <Box framed p="panel" pb="1" role="group" aria-label={name}>
        <Row as="header" align="center" justify="between" minH="8" mb="2">
          <Text as="h3" bold>
            {name}
          </Text>
          {onRemove && (
            <Button size="xs" variant="outline" onClick={() => void removeAfterQuestion()}>
              移除{name}
            </Button>
          )}
        </Row>
        <FieldPair>
          <TextField
            label="门店名称"
            autoComplete="off"
            placeholder="营业执照上的名称"
            {...field(`stores.${index}.name`)}
          />
          <TextField
            label="营业执照号"
            autoComplete="off"
            placeholder="每家门店各不相同"
            {...field(`stores.${index}.licence_no`)}
          />
          <TextField
            label="联系人"
            autoComplete="off"
            placeholder="门店负责人"
            {...field(`stores.${index}.contact`)}
          />
          <TextField
            label="手机号"
            inputMode="tel"
            autoComplete="off"
            placeholder="11 位手机号"
            {...field(`stores.${index}.phone`)}
          />
        </FieldPair>
        <RegionGroup store={index} />
      </Box>
    </li>
  );
}
