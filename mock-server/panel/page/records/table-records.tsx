import { Button, Card, Heading } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { ArrowLeft } from "#generated/icons/arrow-left.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { hashOf } from "../frame/hash-route.ts";
import { say } from "../language.ts";
import { countOf } from "../parts/count-of.ts";
import { Empty } from "../parts/empty.tsx";
import { Pager } from "../parts/pager.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { keyOf } from "../world/queries.ts";
import { useControl } from "../world/world-context.ts";
import { RecordRow } from "./record-row.tsx";
import { TableName } from "./table-name.tsx";

const PAGE_SIZE = 30;

export function TableRecords({ table }: { table: string }) {
  const { world, control } = useControl();
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const q = useDeferredValue(text.trim());
  const query = useQuery({
    queryKey: keyOf(world, "state", table, q, page),
    queryFn: () => control.state.records(table, { page, page_size: PAGE_SIZE, ...(q !== "" && { q }) }),
    placeholderData: keepPreviousData,
  });
  const search = (value: string) => {
    setText(value);
    setPage(1);
  };
  return (
    <>
      <Toolbar
        value={text}
        onChange={search}
        label={say("Search keys and values", "搜索键和值")}
        count={query.data ? countOf(query.data.total, "record", "条记录") : ""}
        before={
          <>
            <Button asChild hideFrom="md">
              <a href={hashOf("state")}>
                <ArrowLeft /> {say("All tables", "全部表")}
              </a>
            </Button>
            <Heading as="h2" size="sm">
              <TableName table={table} />
            </Heading>
          </>
        }
      />
      <QueryResult query={query}>
        {({ records, total }) =>
          total === 0 ? (
            <Empty
              icon={SearchX}
              title={
                q === ""
                  ? say("This table is empty", "这张表是空的")
                  : say(`No record contains “${q}”`, `没有记录包含“${q}”`)
              }
            />
          ) : (
            <>
              <Card.Root as="ul" divideY="1px">
                {records.map((record) => (
                  <RecordRow key={record.key} table={table} record={record} />
                ))}
              </Card.Root>
              <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onChange={setPage} />
            </>
          )
        }
      </QueryResult>
    </>
  );
}
