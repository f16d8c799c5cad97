import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "#generated/icons/arrow-left.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { useDeferredValue, useState } from "react";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { Pager } from "../parts/pager.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { hashOf } from "../frame/hash-route.ts";
import { keyOf } from "../world/queries.ts";
import { useControl } from "../world/world-context.ts";
import { RecordRow } from "./record-row.tsx";
import { TableName } from "./table-name.tsx";
import { say } from "../language.ts";

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
      <div className="filter-bar">
        <a className="button button-small only-narrow" href={hashOf("state")}>
          <ArrowLeft size={14} aria-hidden /> {say("All tables", "全部表")}
        </a>
        <h2 className="table-title">
          <TableName table={table} />
        </h2>
        <SearchBox value={text} onChange={search} label={say("Search keys and values", "搜索键和值")} />
        <span className="filter-count" role="status">
          {query.data && countOf(query.data.total, "record", "条记录")}
        </span>
      </div>
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
              <ul className="records">
                {records.map((record) => (
                  <RecordRow key={record.key} table={table} record={record} />
                ))}
              </ul>
              <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onChange={setPage} />
            </>
          )
        }
      </QueryResult>
    </>
  );
}
