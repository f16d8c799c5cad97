import { Badge, Box, Button, Code, Collapsible, Text } from "@chakra-ui/react";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Pencil } from "#generated/icons/pencil.ts";
import { useState } from "react";
import type { Record as WorldRecord } from "#generated/control/model/record.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { JsonBlock } from "../parts/json-block.tsx";
import { EditRecord } from "./edit-record.tsx";
import { say } from "../language.ts";

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
