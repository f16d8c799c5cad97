import { Button, HStack, Stack, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import type { Record as WorldRecord } from "#generated/control/model/record.ts";
import { Field } from "../parts/field.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { plainMessage } from "../world/plain-message.ts";
import { changedFields } from "./changed-fields.ts";
import { say } from "../language.ts";

const [FEWEST_ROWS, MOST_ROWS] = [8, 24];

type Props = { table: string; record: WorldRecord; onClose: () => void };

/** Changes a record as JSON; only the fields that differ are sent. A refused text stays in the field. */
export function EditRecord({ table, record: { key, value }, onClose }: Props) {
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
