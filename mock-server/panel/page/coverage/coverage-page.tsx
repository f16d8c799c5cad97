import { Badge, Card, Code, HStack, Link, Progress, SimpleGrid, Stat } from "@chakra-ui/react";
import { useState } from "react";
import { Choice } from "#api-spec/page-kit/parts/choice.tsx";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import type { Coverage } from "#generated/control/model/coverage.ts";
import type { CoverageOperationsItem } from "#generated/control/model/coverageOperationsItem.ts";
import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { findOperation, referenceHref, searchOperations, tags } from "../contract.ts";
import { say } from "../language.ts";
import { ControlButton } from "../parts/action-button.tsx";
import { Status } from "../parts/badges.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { useMock } from "../world/queries.ts";

/** Shows which operations of the contract have been called in this world, and which have handlers. */
export function CoveragePage() {
  const query = useMock("coverage", (control) => control.coverage());
  return (
    <>
      <PageHead
        title={say("Coverage", "接口覆盖")}
        actions={
          <ControlButton
            icon={RotateCcw}
            text={say("Reset", "重置")}
            disabled={!query.data?.called}
            act={(control) => control.clearCoverage()}
            done={() => say("Coverage reset", "接口覆盖已重置")}
          />
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

function Overview({ coverage: { called, total, operations } }: { coverage: Coverage }) {
  const [text, setText] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const byHandler = operations.filter(({ answered_by }) => answered_by === "handler").length;
  const figures = [
    [say("Called", "已调用"), `${called} / ${total}`, called],
    [say("Served by a handler", "由处理器应答"), `${byHandler} / ${total}`, byHandler],
    [say("Served by an example", "由示例应答"), total - byHandler, total - byHandler],
  ] as const;
  const groups = groupCoverage(operations, text, shown);
  return (
    <>
      <SimpleGrid minChildWidth="12rem" gap="3" marginBlockEnd="4">
        {figures.map(([title, value, part]) => (
          <Card.Root key={title} size="sm">
            <Card.Body>
              <Stat.Root>
                <Stat.Label>{title}</Stat.Label>
                <Stat.ValueText>{value}</Stat.ValueText>
                <Bar part={part / total} />
              </Stat.Root>
            </Card.Body>
          </Card.Root>
        ))}
      </SimpleGrid>
      <Toolbar value={text} onChange={setText} label={say("Filter operations", "筛选接口")}>
        <Choice label={say("Show", "显示")} value={shown} options={SHOWN} onPick={setShown} />
      </Toolbar>
      {groups.length === 0 && (
        <Empty icon={SearchX} title={say("No operation matches the filter", "没有符合筛选条件的接口")} />
      )}
      {groups.map(({ tag, title, operations: own, called: calledOf, total: totalOf }) => (
        <Section
          key={tag}
          marginBlockStart="6"
          marginBlockEnd="2"
          title={
            <>
              {title} <Subtle fontWeight="normal">{`${calledOf} / ${totalOf}`}</Subtle>
            </>
          }
          beside={<Bar part={calledOf / totalOf} />}
        >
          <Card.Root as="ul" divideY="1px">
            {own.map((operation) => (
              <CoveredRow key={operation.operation_id} operation={operation} />
            ))}
          </Card.Root>
        </Section>
      ))}
    </>
  );
}

/** A part of a whole, from 0 to 1, which stands beside it in figures. */
const Bar = ({ part }: { part: number }) => (
  <Progress.Root value={part * 100} size="xs" colorPalette="brand" width="24" aria-hidden>
    <Progress.Track>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
);

function CoveredRow({
  operation: { operation_id, calls, statuses, answered_by },
}: {
  operation: CoverageOperationsItem;
}) {
  const operation = findOperation(operation_id);
  return (
    <HStack as="li" className="covered-row" wrap="wrap" paddingInline="3" paddingBlock="1.5">
      <MethodBadge method={operation?.method ?? ""} />
      <Link
        href={referenceHref(operation_id)}
        target="_blank"
        rel="noreferrer"
        color={calls > 0 ? "fg" : "fg.subtle"}
      >
        {operation?.title ?? operation_id}
      </Link>
      <Code color="fg.subtle">{operation_id}</Code>
      <HStack marginInlineStart="auto">
        {answered_by === "example" && <Badge colorPalette="orange">{say("example", "示例")}</Badge>}
        {Object.entries(statuses).map(([status, count]) => (
          <span key={status}>
            <Status status={Number(status)} />
            {count > 1 && ` ×${count}`}
          </span>
        ))}
        {calls === 0 && <Subtle>{say("never called", "未调用")}</Subtle>}
      </HStack>
    </HStack>
  );
}

const SHOWN = [
  ["all", say("All", "全部")],
  ["called", say("Called", "已调用")],
  ["never", say("Never called", "未调用")],
  ["example", say("Example only", "仅有示例")],
] as const;

type Shown = (typeof SHOWN)[number][0];

const FITS: Readonly<Record<Shown, (one: CoverageOperationsItem) => boolean>> = {
  all: () => true,
  called: ({ calls }) => calls > 0,
  never: ({ calls }) => calls === 0,
  example: ({ answered_by }) => answered_by === "example",
};

/** The matching operations by tag in the contract's order, without empty tags; counts are of the whole tag. */
function groupCoverage(operations: readonly CoverageOperationsItem[], text: string, shown: Shown) {
  const found = new Set(searchOperations(text).map(({ id }) => id));
  return tags
    .map(({ name, title }) => {
      const all = operations.filter(({ tag }) => tag === name);
      return {
        tag: name,
        title,
        operations: all.filter((one) => FITS[shown](one) && found.has(one.operation_id)),
        called: all.filter(({ calls }) => calls > 0).length,
        total: all.length,
      };
    })
    .filter((group) => group.operations.length > 0);
}
