import { Button, Fieldset, HStack } from "@chakra-ui/react";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Check } from "../parts/check.tsx";
import { Field } from "../parts/field.tsx";
import type { FaultKind } from "#generated/control/model/faultKind.ts";
import type { TextField } from "./draft.ts";
import { DraftInput, type PartProps } from "./draft-input.tsx";
import { FieldMessages } from "./field-messages.tsx";
import { KINDS, STATUSES, canComeAfter } from "./kinds.ts";
import { say } from "../language.ts";

/** The effect of a rule. */
export function EffectFields(props: PartProps) {
  const { draft, set } = props;
  const { kind } = draft;
  const number = (field: TextField, label: string, placeholder: string) => (
    <DraftInput {...props} field={field} label={label} placeholder={placeholder} inputMode="numeric" />
  );
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{say("Effect", "效果")}</Fieldset.Legend>
      <Field label={say("Kind", "种类")} hint={KINDS[kind]?.[1]}>
        <Select
          value={kind}
          options={Object.entries(KINDS).map(([one, [title]]) => [one, title] as const)}
          onPick={(picked) => set({ kind: picked as FaultKind })}
        />
      </Field>
      {kind === "status" && (
        <>
          <HStack wrap="wrap" gap="1.5" role="group" aria-label={say("Status", "状态码")}>
            {STATUSES.map(([status, title]) => (
              <Button
                key={status}
                size="2xs"
                {...(status === draft.status && { variant: "subtle", colorPalette: "brand" })}
                aria-pressed={status === draft.status}
                onClick={() => set({ status })}
              >
                <strong>{status}</strong> {title}
              </Button>
            ))}
          </HStack>
          {draft.status === 422 && <FieldMessages {...props} />}
          <DraftInput
            {...props}
            field="message"
            label={say("Message", "提示")}
            hint={say("If empty, the one of the contract's example", "留空则用契约示例中的提示")}
          />
        </>
      )}
      <HStack alignItems="start" gap="3">
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
    </Fieldset.Root>
  );
}
