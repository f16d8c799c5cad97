import { Button, Card, Grid, Link } from "@chakra-ui/react";
import { useDeferredValue, useMemo, useState } from "react";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import type { Call } from "#generated/control/model/call.ts";
import { Activity } from "#generated/icons/activity.ts";
import { Download } from "#generated/icons/download.ts";
import { Pause } from "#generated/icons/pause.ts";
import { Play } from "#generated/icons/play.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { Trash } from "#generated/icons/trash.ts";
import { operationTitle, shopHref } from "../contract.ts";
import { say } from "../language.ts";
import { ActionButton, ControlButton } from "../parts/action-button.tsx";
import { Check } from "../parts/check.tsx";
import { countOf } from "../parts/count-of.ts";
import { download } from "../parts/download.ts";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { useMock } from "../world/queries.ts";
import { useControl } from "../world/world-context.ts";
import { CallDetails } from "./call-details.tsx";
import { CallTable } from "./call-table.tsx";
import {
  type CallFilter,
  NO_FILTER,
  STATUS_GROUPS,
  filterCalls,
  isFiltered,
  isPicture,
} from "./filter-calls.ts";

/** The live log of this world; `open` is the number of the call shown in detail. */
export function RequestsPage({ open }: { open: string }) {
  const query = useMock("requests", (control) => control.requests());
  const [held, setHeld] = useState<readonly Call[]>();
  return (
    <>
      <PageHead
        title={say("Requests", "请求")}
        actions={
          <LogActions
            calls={query.data}
            isPaused={held !== undefined}
            onPause={() => setHeld(held ? undefined : query.data)}
          />
        }
      >
        {say(
          "Every request to this world, newest first; open one for its request, response and why it was refused.",
          "发到此沙箱的全部请求，最新的在前；点开可查看请求、响应和被拒绝的原因。",
        )}
      </PageHead>
      <QueryResult query={query}>
        {(calls) => (
          <Log
            calls={held ?? calls}
            arrived={held ? newerThan(calls, held.at(-1)) : 0}
            open={open}
            onResume={() => setHeld(undefined)}
          />
        )}
      </QueryResult>
    </>
  );
}

const newerThan = (calls: readonly Call[], last: Call | undefined): number =>
  calls.filter(({ id }) => id > (last?.id ?? 0)).length;

type LogProps = {
  readonly calls: readonly Call[];
  /** The number of calls that were logged since the log was paused. */
  readonly arrived: number;
  readonly open: string;
  readonly onResume: () => void;
};

function Log({ calls, arrived, open, onResume }: LogProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterCalls(calls, deferred), [calls, deferred]);
  const opened = open === "" ? undefined : calls.find(({ id }) => String(id) === open);
  return (
    <>
      <FilterBar filter={filter} onChange={setFilter} calls={calls} shown={shown.length} />
      {arrived > 0 && (
        <Button variant="subtle" colorPalette="orange" width="full" marginBlockEnd="3" onClick={onResume}>
          {say(
            `Paused, ${countOf(arrived, "new request", "个新请求")}: click to resume`,
            `已暂停，有 ${countOf(arrived, "new request", "个新请求")}：点击继续`,
          )}
        </Button>
      )}
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{
          base: "minmax(0, 1fr)",
          lg: open === "" ? undefined : "minmax(0, 5fr) minmax(0, 6fr)",
        }}
      >
        <Card.Root overflow="hidden" hideBelow={open === "" ? undefined : "lg"}>
          {shown.length > 0 ? (
            <CallTable calls={shown} open={open} />
          ) : !isFiltered(filter) ? (
            <Empty icon={Activity} title={say("No requests yet", "还没有请求")}>
              {say(
                <>
                  Open the{" "}
                  <Link href={shopHref()} variant="underline">
                    shop
                  </Link>
                  , or call any operation with curl: requests appear here at once.
                </>,
                <>
                  打开
                  <Link href={shopHref()} variant="underline">
                    商城
                  </Link>
                  ，或用 curl 调用任意接口，请求会立即出现在这里。
                </>,
              )}
            </Empty>
          ) : (
            <Empty icon={SearchX} title={say("No request matches the filter", "没有符合筛选条件的请求")}>
              <Button onClick={() => setFilter(NO_FILTER)}>{say("Clear the filter", "清空筛选")}</Button>
            </Empty>
          )}
        </Card.Root>
        {open !== "" && <CallDetails key={open} id={open} call={opened} />}
      </Grid>
    </>
  );
}

type LogActionsProps = {
  readonly calls: readonly Call[] | undefined;
  readonly isPaused: boolean;
  readonly onPause: () => void;
};

function LogActions({ calls = [], isPaused, onPause }: LogActionsProps) {
  const { world } = useControl();
  const isEmpty = calls.length === 0;
  return (
    <>
      <ActionButton
        icon={isPaused ? Play : Pause}
        text={isPaused ? say("Resume", "继续") : say("Pause", "暂停")}
        aria-pressed={isPaused}
        onClick={onPause}
      />
      <ControlButton
        icon={Download}
        text="HAR"
        disabled={isEmpty}
        act={async (control) => download(`${world}.har`, await control.har())}
      />
      <ControlButton
        icon={Trash}
        text={say("Clear log", "清空日志")}
        disabled={isEmpty}
        act={(control) => control.clearRequests()}
        done={() => say("Request log cleared", "请求日志已清空")}
      />
    </>
  );
}

type FilterBarProps = {
  readonly filter: CallFilter;
  readonly onChange: (filter: CallFilter) => void;
  readonly calls: readonly Call[];
  readonly shown: number;
};

function FilterBar({ filter, onChange, calls, shown }: FilterBarProps) {
  const set = (part: Partial<CallFilter>) => onChange({ ...filter, ...part });
  const pictures = calls.filter(isPicture).length;
  const seen = [...new Set(calls.flatMap(({ operation_id }) => operation_id ?? []))];
  return (
    <Toolbar
      value={filter.text}
      onChange={(text) => set({ text })}
      label={say("Filter paths, operations, bodies", "筛选路径、接口、请求体")}
      count={
        <>
          {isFiltered(filter)
            ? say(`${shown} of ${calls.length}`, `${shown} / ${calls.length}`)
            : countOf(shown, "request", "个请求")}
          {isFiltered(filter) && (
            <Button variant="ghost" onClick={() => onChange(NO_FILTER)}>
              {say("Clear", "清空")}
            </Button>
          )}
        </>
      }
    >
      <Choice
        label={say("Status", "状态")}
        value={filter.status}
        options={STATUS_GROUPS}
        onPick={(status) => set({ status })}
      />
      <Select
        width="12rem"
        aria-label={say("Operation", "接口")}
        value={filter.operation}
        options={[
          ["", say("All operations", "全部接口")],
          ...seen
            .map((id) => [id, operationTitle(id)] as const)
            .toSorted(([, a], [, b]) => a.localeCompare(b, "zh")),
        ]}
        onPick={(operation) => set({ operation })}
      />
      <Check checked={filter.onlyBroken} onChange={(onlyBroken) => set({ onlyBroken })}>
        {say("Violations only", "仅看违反契约")}
      </Check>
      {pictures > 0 && (
        <Check checked={filter.pictures} onChange={(pictures) => set({ pictures })}>
          {say("Images", "图片")} ({pictures})
        </Check>
      )}
    </Toolbar>
  );
}
