import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Controller } from "react-hook-form";
import { addVarietyRequestBodyRemarkMax } from "#generated/zod/variety/variety.zod.ts";
import type { VarietyRequest } from "#generated/model/varietyRequest.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { TextAreaField } from "#src/shared/ui/field/text-area-field.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useVarietyForm } from "../hooks/use-variety-form.ts";
import styles from "./variety-form.module.css";
import type { VarietyValues } from "../lib/variety-values.ts";

type Props = { known: Partial<VarietyValues>; onSent: (request: VarietyRequest) => void };

/** Requests a product that is not on offer. */
export function VarietyForm({ known, onSent }: Props) {
  const { form, submit, isBusy } = useVarietyForm({ known, onSent });
  const field = fieldProps(form.register, form.formState);
  return (
    <Panel title="求购信息" hint="写得越具体，采购部找得越快">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <TextField label="通用名" placeholder="如 阿莫西林胶囊" {...field("name")} />
          <TextField label="规格（选填）" placeholder="如 0.25g*24粒" {...field("ypgg")} />
          <TextField label="生产厂家（选填）" placeholder="不限厂家可以不填" {...field("sccj")} />
          <TextField label="求购数量" inputMode="numeric" placeholder="按最小包装" {...field("number")} />
          <TextField
            label="期望单价（元，选填）"
            inputMode="decimal"
            placeholder="如 12.50"
            {...field("price")}
          />
          <TextField
            label="联系电话"
            type="tel"
            autoComplete="tel"
            placeholder="11 位手机号"
            {...field("phone")}
          />
        </div>
        <Controller
          control={form.control}
          name="remark"
          render={({ field: remark, fieldState }) => (
            <TextAreaField
              label="备注（选填）"
              value={remark.value}
              onChange={remark.onChange}
              onBlur={remark.onBlur}
              maxLength={addVarietyRequestBodyRemarkMax}
              rows={3}
              placeholder="如用量、到货时间、是否接受同类品种"
              error={fieldState.error?.message}
            />
          )}
        />
        <Row justify="end" gap="3" mt="4">
          <ButtonLink variant="outline" to={paths.varietyRequests()}>
            返回列表
          </ButtonLink>
          <Button type="submit" loading={isBusy} loadingText="提交中">
            提交求购
          </Button>
        </Row>
      </form>
    </Panel>
  );
}
