import { Box, Grid } from "@chakra-ui/react";
import { Database } from "#generated/icons/database.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { useMock } from "../world/queries.ts";
import { TableList } from "./table-list.tsx";
import { TableRecords } from "./table-records.tsx";
import { say } from "../language.ts";

/** All records of the world, as stored. */
export function RecordsPage({ open: table }: { open: string }) {
  const query = useMock("state", (control) => control.state.tables());
  return (
    <>
      <PageHead title={say("Data", "数据")}>
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
