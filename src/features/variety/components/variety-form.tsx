import { useEffect, useState } from "react";
import { Controller } from "react-hook-form";
import { useAddVarietyRequest } from "#generated/hooks/variety/variety.ts";
import type { VarietyRequest } from "#generated/model/index.ts";
import { addVarietyRequestBodyRemarkMax } from "#generated/zod/variety/variety.zod.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextAreaField } from "#src/shared/ui/field/text-area-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Box } from "#src/shared/ui/layout/layout.tsx";
import { type VarietyValues, NO_VARIETY } from "../lib/variety-values.ts";

type Props = { known: Partial<VarietyValues>; onSent: (request: VarietyRequest) => void };

/** Requests a product that is not on offer. */
export function VarietyForm({ known, onSent }: Props) {
  const { form, submit, isBusy } = useVarietyForm({ known, onSent });
  const field = fieldProps(form.register, form.formState);
  return (
    <Panel title="求购信息" hint="写得越具体，采购部找得越快">
      <Box as="form" maxW="4xl" noValidate onSubmit={(event) => void submit(event)}>
        <Box columns="2" gapX="4">
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
        </Box>
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
      </Box>
    </Panel>
  );
}

/** The draft of a request in this tab; one per pre-filled name. */
const varietyDraft = (name = "") =>
  formDraft(name === "" ? "variety-request" : `variety-request-${name}`, NO_VARIETY);

type Options = {
  /** Values already known; with a name among them the request has its own draft. */
  known: Partial<VarietyValues>;
  onSent: (request: VarietyRequest) => void;
};

const loadRules = async () => (await import("../lib/variety-rules.ts")).varietyRules;

/** The form of a variety request: validation, one submission at a time, server errors on their fields. */
function useVarietyForm({ known, onSent }: Options) {
  const draft = varietyDraft(known.name);
  const [begun] = useState(draft.read);
  const form = useFormWithRules({
    loadRules,
    empty: NO_VARIETY,
    initial: begun ?? { ...NO_VARIETY, ...known },
    draft,
  });
  const { getValues, resetField } = form;
  // The buyer is known only after the form is there, where they may be typing already.
  useEffect(() => {
    if (known.phone && getValues("phone") === "") resetField("phone", { defaultValue: known.phone });
  }, [known.phone, getValues, resetField]);
  const call = useAddVarietyRequest({
    mutation: { meta: { onApiError: showOnFields(form.setError, NO_VARIETY) } },
  });
  const submission = useFormSubmit(form, [call], async ({ number, price, ...texts }) => {
    const data = { ...texts, number: Number(number), ...(price !== "" && { price: Number(price) }) };
    const sent = await call.mutateAsync({ data });
    draft.forget();
    onSent(sent.data);
  });
  useConfirmLeave((begun !== undefined || form.formState.isDirty) && !submission.isBusy, draft.forget);
  return submission;
}
