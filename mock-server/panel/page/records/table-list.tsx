import { Badge, Button, Card, Text } from "@chakra-ui/react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import type { TablesTablesItem } from "#generated/control/model/tablesTablesItem.ts";
import { hashOf } from "../frame/hash-route.ts";
import { TableName } from "./table-name.tsx";
import { say } from "../language.ts";

/** The tables changed since the seed come first. */
export function TableList({ tables, current }: { tables: readonly TablesTablesItem[]; current: string }) {
  const sorted = tables.toSorted(
    (a, b) => Number(b.changed > 0) - Number(a.changed > 0) || a.table.localeCompare(b.table),
  );
  return (
    <Card.Root
      as="nav"
      aria-label={say("Tables", "表")}
      padding="2"
      maxHeight="75vh"
      overflow="auto"
      hideBelow={current === "" ? undefined : "md"}
    >
      {sorted.map(({ table, records, changed }) => (
        <Button
          key={table}
          asChild
          variant={table === current ? "subtle" : "ghost"}
          flexShrink={0}
          fontWeight="normal"
        >
          <a href={hashOf("state", table)} aria-current={table === current ? "page" : undefined}>
            <Text as="span" flexGrow={1} truncate color={records === 0 ? "fg.subtle" : "fg"}>
              <TableName table={table} />
            </Text>
            {changed > 0 && (
              <Badge colorPalette="brand">{say(`${changed} changed`, `${changed} 条改动`)}</Badge>
            )}
            <Subtle>{records.toLocaleString("en-US")}</Subtle>
          </a>
        </Button>
      ))}
    </Card.Root>
  );
}
