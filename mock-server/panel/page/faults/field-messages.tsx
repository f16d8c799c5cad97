import { HStack, Input, Stack, Text } from "@chakra-ui/react";
import { Plus } from "#generated/icons/plus.ts";
import { X } from "#generated/icons/x.ts";
import { ActionButton, IconAction } from "../parts/action-button.tsx";
import type { FieldMessage } from "./draft.ts";
import type { PartProps } from "./draft-input.tsx";
import { say } from "../language.ts";

/** The messages of a 422 by field. */
export function FieldMessages({ draft: { fields }, set, problemOf }: PartProps) {
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
