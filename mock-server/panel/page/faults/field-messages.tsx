import { Button, HStack, IconButton, Input, Stack, Text } from "@chakra-ui/react";
import { Plus } from "#generated/icons/plus.ts";
import { X } from "#generated/icons/x.ts";
import type { FieldMessage } from "./draft.ts";
import type { PartProps } from "./part-props.ts";
import { say } from "../language.ts";

/** The messages of a 422 by field. */
export function FieldMessages({ draft: { fields }, set, problem }: PartProps) {
  const change = (index: number, part: Partial<FieldMessage>) =>
    set({ fields: fields.map((one, place) => (place === index ? { ...one, ...part } : one)) });
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
            onChange={({ target }) => change(index, { field: target.value })}
          />
          <Input
            aria-label={say(`Message of field ${index + 1}`, `字段 ${index + 1} 的提示`)}
            placeholder={say("Message, e.g. 手机号不正确", "提示，如 手机号不正确")}
            value={message}
            onChange={({ target }) => change(index, { message: target.value })}
          />
          <IconButton
            variant="ghost"
            aria-label={say(`Remove field ${index + 1}`, `移除字段 ${index + 1}`)}
            disabled={fields.length === 1}
            onClick={() => set({ fields: fields.filter((_, place) => place !== index) })}
          >
            <X size={15} aria-hidden />
          </IconButton>
        </HStack>
      ))}
      {problem?.field === "fields" && (
        <Text color="fg.error" fontSize="xs">
          {problem.text}
        </Text>
      )}
      <Button variant="ghost" onClick={() => set({ fields: [...fields, { field: "", message: "" }] })}>
        <Plus size={14} aria-hidden /> {say("Add a field", "添加字段")}
      </Button>
    </Stack>
  );
}
