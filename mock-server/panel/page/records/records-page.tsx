import { Badge, Box, Button, Card, Grid, Text } from "@chakra-ui/react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import type { TablesTablesItem } from "#generated/control/model/tablesTablesItem.ts";
import { Database } from "#generated/icons/database.ts";
import { hashOf } from "../frame/hash-route.ts";
import { say } from "../language.ts";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";
import { CreateRecord } from "./create-record.tsx";
import { TableName } from "./table-name.tsx";
import { TableRecords } from "./table-records.tsx";

/** All records of the world, as stored. */
export function RecordsPage({ open: table }: { open: string }) {
  const query = useMock("state", (control) => control.state.tables());
  return (
    <>
      <PageHead title={say("Data", "数据")} actions={<CreateRecord />}>
        {say(
          "Every table and record of this world as stored: money in fen, times in ms.",
          "此沙箱存储的全部表和记录：金额以分为单位，时间以毫秒为单位。",
        )}
      </PageHead>
      <QueryResult query={query}>
        {(tables) => (
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: "minmax(0, 1fr)", md: "16rem minmax(0, 1fr)" }}
          >
            <TableList tables={tables} current={table} />
            <Box hideBelow={table === "" ? "md" : undefined}>
              {table === "" ? (
                <Empty icon={Database} title={say("Choose a table", "请选择一张表")}>
                  {say(
                    `${tables.length} tables, ${countChanged(tables)} changed since the seed.`,
                    `共 ${tables.length} 张表，其中 ${countChanged(tables)} 张与种子数据不同。`,
                  )}
                </Empty>
              ) : (
                <TableRecords key={table} table={table} />
              )}
            </Box>
          </Grid>
        )}
      </QueryResult>
    </>
  );
}

const countChanged = (tables: readonly { readonly changed: number }[]): number =>
  tables.filter(({ changed }) => changed > 0).length;

/** The tables changed since the seed come first. */
function TableList({ tables, current }: { tables: readonly TablesTablesItem[]; current: string }) {
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
