import { Badge, Card, Code, DataList, HStack, Text } from "@chakra-ui/react";
import type { DiffChangesItem } from "#generated/control/model/diffChangesItem.ts";
import { TableName } from "../records/table-name.tsx";
import { say } from "../language.ts";

const KINDS = {
  added: [say("added", "新增"), "green"],
  removed: [say("removed", "删除"), "red"],
  changed: [say("changed", "修改"), "orange"],
} as const;

const MOST_CHARACTERS = 120;

const show = (value: unknown): string => {
  const text = value === undefined ? say("(none)", "（无）") : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
};

/** A changed record, with its fields. */
export function ChangeItem({ change: { table, key, change, fields } }: { change: DiffChangesItem }) {
  const [title, palette] = KINDS[change];
  return (
    <Card.Root as="li" size="sm" className="change">
      <Card.Body gap="2">
        <HStack wrap="wrap">
          <Badge colorPalette={palette}>{title}</Badge> <TableName table={table} />
          <Code>{key}</Code>
        </HStack>
        {change === "changed" && (
          <DataList.Root size="sm" orientation="horizontal" gap="1">
            {fields.map(({ path, from, to }) => (
              <DataList.Item key={path}>
                <DataList.ItemLabel asChild>
                  <dt>
                    <Code>{path}</Code>
                  </dt>
                </DataList.ItemLabel>
                <DataList.ItemValue fontFamily="mono" flexWrap="wrap" gap="2" overflowWrap="anywhere">
                  <Text as="del" color="fg.error">
                    {show(from)}
                  </Text>
                  <span aria-hidden>→</span>
                  <Text as="ins" color="fg.success" textDecoration="none">
                    {show(to)}
                  </Text>
                </DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        )}
      </Card.Body>
    </Card.Root>
  );
}
