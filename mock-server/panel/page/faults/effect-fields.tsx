import { Button, Fieldset, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Plus } from "#generated/icons/plus.ts";
import { X } from "#generated/icons/x.ts";
import { say } from "../language.ts";
import { ActionButton, IconAction } from "../parts/action-button.tsx";
import { Check } from "../parts/check.tsx";
import { Field } from "../parts/field.tsx";
import { BodyField } from "./body-field.tsx";
import { CheckResult } from "./check-result.tsx";
import { DraftInput, DraftText, type PartProps } from "./draft-input.tsx";
import type { Effect, FieldMessage, TextField } from "./draft.ts";
import { type EffectKind, KINDS, STATUSES, canComeAfter } from "./kinds.ts";
import { useCheck } from "./use-check.ts";

export type EffectProps = PartProps<Effect> & {
  /** The operation that a typed response is for, if the rule is for one. */
  readonly operation: string;
};

type Props = EffectProps & {
  readonly legend: string;
  /** One of several can be the real response. */
  readonly isStep: boolean;
  readonly actions?: React.ReactNode;
};

/** The effect of a rule on a call. */
export function EffectFields({ legend, isStep, actions, ...props }: Props) {
  const { draft, set } = props;
  const { kind } = draft;
  const number = (field: TextField<Effect>, label: string, placeholder: string) => (
    <DraftInput {...props} field={field} label={label} placeholder={placeholder} inputMode="numeric" />
  );
  const kinds = Object.entries(KINDS).filter(([one]) => isStep || one !== "none");
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <Field label={say("Kind", "种类")} hint={KINDS[kind][1]}>
        <Select
          value={kind}
          options={kinds.map(([one, [title]]) => [one, title] as const)}
          onPick={(picked) =>
            set({ kind: picked as EffectKind, ...(picked === "answer" && { status: "200" }) })
          }
        />
      </Field>
      {(kind === "status" || kind === "answer") && (
        <>
          <DraftInput
            {...props}
            field="status"
            label={say("Status", "状态码")}
            width="6rem"
            inputMode="numeric"
          />
          <HStack wrap="wrap" gap="1.5" role="group" aria-label={say("Usual statuses", "常用状态码")}>
            {STATUSES.map(([status, title]) => (
              <Button
                key={status}
                size="2xs"
                {...(String(status) === draft.status && { variant: "subtle", colorPalette: "brand" })}
                aria-pressed={String(status) === draft.status}
                onClick={() => set({ status: String(status) })}
              >
                <strong>{status}</strong> {title}
              </Button>
            ))}
          </HStack>
        </>
      )}
      {kind === "status" && (
        <>
          {draft.status === "422" && <FieldMessages {...props} />}
          <DraftInput
            {...props}
            field="message"
            label={say("Message", "提示")}
            hint={say("If empty, the one of the contract's example", "留空则用契约示例中的提示")}
          />
        </>
      )}
      {kind === "answer" && (
        <>
          <DraftInput
            {...props}
            field="contentType"
            label="Content-Type"
            placeholder="application/json; charset=utf-8"
          />
          <DraftText
            {...props}
            field="headers"
            label={say("Headers", "响应头")}
            placeholder="Retry-After: 30"
          />
          <BodyField {...props} />
        </>
      )}
      {kind === "patch" && <PatchField {...props} />}
      <HStack alignItems="start" gap="3" hidden={kind === "none"}>
        {kind === "slow-drip" && number("duration", say("Duration (ms)", "历时 (ms)"), "2000")}
        {number(
          "delayFrom",
          kind === "delay" ? say("Delay (ms)", "延迟 (ms)") : say("Wait first (ms)", "先等待 (ms)"),
          kind === "delay" ? "800" : say("none", "不等待"),
        )}
        {number("delayTo", say("Up to (ms)", "最长 (ms)"), say("fixed", "固定"))}
      </HStack>
      {canComeAfter(kind) && (
        <Check checked={draft.isAfter} onChange={(isAfter) => set({ isAfter })}>
          {say(
            "Fail after processing: the request took effect, only the response is lost",
            "处理之后才失败：请求已生效，只是丢了响应",
          )}
        </Check>
      )}
      {actions && <HStack>{actions}</HStack>}
    </Fieldset.Root>
  );
}

function PatchField({ operation, ...props }: EffectProps) {
  const checked = useCheck(operation, props.draft);
  return (
    <>
      <DraftText
        {...props}
        field="patch"
        label="JSON Patch"
        rows={4}
        placeholder='[{"op": "replace", "path": "/data/price", "value": 0}]'
      />
      <CheckResult checked={checked} />
    </>
  );
}

/** The messages of a 422 by field. */
function FieldMessages({ draft: { fields }, set, problemOf }: PartProps<Effect>) {
  const change = (index: number, one: FieldMessage) => set({ fields: fields.with(index, one) });
  return (
    <Stack alignItems="start" role="group" aria-label={say("Field errors", "字段错误")}>
      {fields.map(({ field, message }, index) => (
        // Rows have no identity but their index.
        <HStack key={index} width="full">
          <Input
            fontFamily="mono"
            aria-label={say(`Field ${index + 1}`, `字段 ${index + 1}`)}
            placeholder={say("Field, e.g. phone", "字段，如 phone")}
            value={field}
            onChange={({ target }) => change(index, { field: target.value, message })}
          />
          <Input
            aria-label={say(`Message of field ${index + 1}`, `字段 ${index + 1} 的提示`)}
            placeholder={say("Message, e.g. 手机号不正确", "提示，如 手机号不正确")}
            value={message}
            onChange={({ target }) => change(index, { field, message: target.value })}
          />
          <IconAction
            icon={X}
            text={say(`Remove field ${index + 1}`, `移除字段 ${index + 1}`)}
            disabled={fields.length === 1}
            onClick={() => set({ fields: fields.toSpliced(index, 1) })}
          />
        </HStack>
      ))}
      <Text color="fg.error" fontSize="xs" _empty={{ display: "none" }}>
        {problemOf("fields")}
      </Text>
      <ActionButton
        icon={Plus}
        text={say("Add a field", "添加字段")}
        variant="ghost"
        onClick={() => set({ fields: [...fields, { field: "", message: "" }] })}
      />
    </Stack>
  );
}
