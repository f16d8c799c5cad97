import { Button, Card, HStack, SimpleGrid, Stat } from "@chakra-ui/react";
import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { useState } from "react";
import type { Coverage } from "#generated/control/model/coverage.ts";
import { tags } from "../contract.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { Bar } from "../parts/bar.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { SHOWN, type Shown, groupCoverage } from "./group-coverage.ts";
import { TagGroup } from "./tag-group.tsx";
import { say } from "../language.ts";

/** Shows which operations of the contract have been called in this world, and which have handlers. */
export function CoveragePage() {
  const query = useMock("coverage", (control) => control.coverage());
  const clear = useControlAction(
    (control) => control.clearCoverage(),
    () => say("Coverage reset", "接口覆盖已重置"),
  );
  return (
    <>
      <PageHead
        title={say("Coverage", "接口覆盖")}
        actions={
          <Button disabled={!query.data?.called} onClick={() => clear.mutate()}>
            <RotateCcw size={15} aria-hidden /> {say("Reset", "重置")}
          </Button>
        }
      >
        {say(
          "Which operations of the contract were called in this world, with which statuses, and whether a handler or the contract's example responds to them.",
          "此沙箱中调用过契约的哪些接口、返回过哪些状态码，以及由处理器还是契约示例应答。",
        )}
      </PageHead>
      <QueryResult query={query}>{(coverage) => <Overview coverage={coverage} />}</QueryResult>
    </>
  );
}

function Overview({ coverage }: { coverage: Coverage }) {
  const [text, setText] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const { called, total, operations } = coverage;
  const byHandler = operations.filter(({ answered_by }) => answered_by === "handler").length;
  const groups = groupCoverage(operations, tags, text, shown);
  return (
    <>
      <SimpleGrid minChildWidth="12rem" gap="3" marginBlockEnd="4">
        <Figure title={say("Called", "已调用")} value={`${called} / ${total}`} part={called / total} />
        <Figure
          title={say("Served by a handler", "由处理器应答")}
          value={`${byHandler} / ${total}`}
          part={byHandler / total}
        />
        <Figure
          title={say("Served by an example", "由示例应答")}
          value={String(total - byHandler)}
          part={(total - byHandler) / total}
        />
      </SimpleGrid>
      <HStack wrap="wrap" gap="3" marginBlockEnd="4">
        <SearchBox value={text} onChange={setText} label={say("Filter operations", "筛选接口")} />
        <Choice label={say("Show", "显示")} value={shown} options={SHOWN} onPick={setShown} />
      </HStack>
      {groups.length === 0 && (
        <Empty icon={SearchX} title={say("No operation matches the filter", "没有符合筛选条件的接口")} />
      )}
      {groups.map((group) => (
        <TagGroup key={group.tag} group={group} />
      ))}
    </>
  );
}

const Figure = ({ title, value, part }: { title: string; value: string; part: number }) => (
  <Card.Root size="sm">
    <Card.Body>
      <Stat.Root>
        <Stat.Label>{title}</Stat.Label>
        <Stat.ValueText>{value}</Stat.ValueText>
        <Bar part={part} />
      </Stat.Root>
    </Card.Body>
  </Card.Root>
);
