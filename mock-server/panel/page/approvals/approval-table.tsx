import { Badge, HStack, Input, Table, Text } from "@chakra-ui/react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import type { MockControl } from "#mock/client.ts";
import { say } from "../language.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { useControlAction } from "../world/use-control-action.ts";

export type Action = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly isMain?: boolean;
  /** Refuses a text that it cannot send. Without it the text of the row does not matter. */
  readonly takes?: (text: string) => boolean;
  /** `text` is that of the row's field. */
  readonly act: (control: MockControl, text: string) => Promise<unknown>;
  /** The notice of its success. */
  readonly done: string;
};

export type Approval = {
  readonly key: string | number;
  readonly title: string;
  readonly badge: string;
  readonly isUnderWay?: boolean;
  readonly about: React.ReactNode;
  readonly field?: { readonly label: string; readonly usual: string };
  readonly actions: readonly Action[];
};

type Props = {
  readonly title: string;
  /** The text of an empty table: how to create an approval in the shop. */
  readonly none: string;
  readonly query: UseQueryResult<readonly Approval[]>;
  readonly head?: React.ReactNode;
};

/** Things that wait for an action outside the shop. */
export function ApprovalTable({ title, none, query, head }: Props) {
  const count = query.data?.length ?? 0;
  return (
    <Section
      marginBlockStart="6"
      marginBlockEnd="2"
      title={
        <>
          {title} {count > 0 && <Badge>{count}</Badge>}
        </>
      }
    >
      {head}
      <QueryResult query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <Text color="fg.subtle">{none}</Text>
          ) : (
            <Table.ScrollArea borderWidth="1px" borderRadius="l3" bg="bg.panel">
              <Table.Root size="sm">
                <Table.Header>
                  <Table.Row>
                    <Table.ColumnHeader>{say("Subject", "事项")}</Table.ColumnHeader>
                    <Table.ColumnHeader>{say("Details", "详情")}</Table.ColumnHeader>
                    <Table.ColumnHeader>{say("Decision", "处理")}</Table.ColumnHeader>
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {rows.map((row) => (
                    <ApprovalRow key={row.key} row={row} />
                  ))}
                </Table.Body>
              </Table.Root>
            </Table.ScrollArea>
          )
        }
      </QueryResult>
    </Section>
  );
}

function ApprovalRow({
  row: { title, badge, isUnderWay = false, about, field, actions },
}: {
  row: Approval;
}) {
  const [text, setText] = useState(field?.usual ?? "");
  const run = useControlAction(
    (control, { act }: Action) => act(control, text),
    ({ done }) => done,
  );
  return (
    <Table.Row>
      <Table.Cell fontWeight="medium">
        {title} <Badge colorPalette={isUnderWay ? "orange" : "gray"}>{badge}</Badge>
      </Table.Cell>
      <Table.Cell color="fg.muted" whiteSpace="normal" minWidth="16rem">
        {about}
      </Table.Cell>
      <Table.Cell>
        <HStack minWidth="24rem">
          {field && (
            <Input aria-label={field.label} value={text} onChange={({ target }) => setText(target.value)} />
          )}
          {actions.map((action) => (
            <ActionButton
              key={action.title}
              isMain={action.isMain}
              icon={action.icon}
              text={action.title}
              disabled={run.isPending || action.takes?.(text) === false}
              onClick={() => run.mutate(action)}
            />
          ))}
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
