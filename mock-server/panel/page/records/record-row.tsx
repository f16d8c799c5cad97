import { Badge, Box, Button, Code, Collapsible, HStack, Stack, Text, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import type { Record as WorldRecord } from "#generated/control/model/record.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Pencil } from "#generated/icons/pencil.ts";
import { say } from "../language.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { Field } from "../parts/field.tsx";
import { JsonBlock } from "../parts/json-block.tsx";
import { plainMessage } from "../world/plain-message.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { changedFields } from "./changed-fields.ts";

const PREVIEW_CHARACTERS = 240;

type Props = { table: string; record: WorldRecord };

/** A record on one line; expands to its JSON, which can be changed. */
export function RecordRow({ table, record }: Props) {
  const { key, changed, value } = record;
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <Collapsible.Root
      as="li"
      className="record"
      lazyMount
      unmountOnExit
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
    >
      <Collapsible.Trigger asChild>
        <Button variant="ghost" width="full" justifyContent="flex-start" borderRadius="0">
          <Box as={ChevronRight} boxSize="4" rotate={isOpen ? "90deg" : undefined} aria-hidden />
          <Code>{key}</Code>
          {changed && <Badge colorPalette="brand">{say("changed", "已改动")}</Badge>}
          {!isOpen && (
            <Text as="span" truncate fontFamily="mono" fontWeight="normal" color="fg.subtle">
              {JSON.stringify(value)?.slice(0, PREVIEW_CHARACTERS)}
            </Text>
          )}
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content padding="3">
        {isEditing ? (
          <EditRecord table={table} record={record} onClose={() => setEditing(false)} />
        ) : (
          <>
            <JsonBlock title={say(`Record ${key}`, `记录 ${key}`)} value={value} />
            <ActionButton icon={Pencil} text={say("Change", "修改")} onClick={() => setEditing(true)} />
          </>
        )}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

const [FEWEST_ROWS, MOST_ROWS] = [8, 24];

/** Changes a record as JSON; only the fields that differ are sent. A refused text stays in the field. */
function EditRecord({ table, record: { key, value }, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [problem, setProblem] = useState<string>();
  const change = useControlAction(
    (control, fields: Readonly<Record<string, unknown>>) => control.state.change(table, key, fields),
    (fields) =>
      say(
        `Changed ${Object.keys(fields).join(", ")} of ${table} ${key}`,
        `已修改 ${table} ${key} 的 ${Object.keys(fields).join("、")}`,
      ),
  );
  const save = () => {
    try {
      const fields = changedFields(value, text);
      if (Object.keys(fields).length === 0) return onClose();
      change.mutate(fields, { onSuccess: onClose, onError: (error) => setProblem(plainMessage(error)) });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <Stack>
      <Field
        label={say("The record as JSON", "记录（JSON）")}
        hint={say("Money in fen, times in ms", "金额以分为单位，时间以毫秒为单位")}
        problem={problem}
      >
        <Textarea
          fontFamily="mono"
          fontSize="xs"
          spellCheck={false}
          rows={Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, text.split("\n").length))}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <HStack wrap="wrap">
        <Button variant="solid" colorPalette="brand" disabled={change.isPending} onClick={save}>
          {say("Save", "保存")}
        </Button>
        <Button onClick={onClose}>{say("Cancel", "取消")}</Button>
      </HStack>
    </Stack>
  );
}
