import { Badge, Card, Code, DataList, HStack, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import type { DiffChangesItem } from "#generated/control/model/diffChangesItem.ts";
import { say } from "../language.ts";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { TableName } from "../records/table-name.tsx";
import { keyOf } from "../world/queries.ts";
import { useControl } from "../world/world-context.ts";

const MOST_SHOWN = 200;

/** Tables internal to the mock come last. */
const INTERNAL_TABLES = ["sequences", "sessions", "attempts"];
const byInterest = (a: DiffChangesItem, b: DiffChangesItem): number =>
  Number(INTERNAL_TABLES.includes(a.table)) - Number(INTERNAL_TABLES.includes(b.table));

type Props = {
  readonly names: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly onFrom: (name: string) => void;
  readonly onTo: (name: string) => void;
};

/** The differences between two states of the world, record by record. */
export function DiffView({ names, from, to, onFrom, onTo }: Props) {
  const { world, control } = useControl();
  const query = useQuery({
    queryKey: keyOf(world, "state", "diff", from, to),
    queryFn: () => control.snapshots.diff(from, to),
  });
  const options = [
    ["seed", say("seed", "种子数据")] as const,
    ["now", say("now", "当前")] as const,
    ...names.map((name) => [name, name] as const),
  ];
  const pick = (label: string, value: string, onPick: (name: string) => void) => (
    <Select width="11rem" aria-label={label} value={value} options={options} onPick={onPick} />
  );
  return (
    <Section
      id="diff"
      title={say("Compare", "比较")}
      beside={
        <>
          <HStack wrap="wrap">
            {say("from", "从")} {pick(say("From", "从"), from, onFrom)} {say("to", "到")}{" "}
            {pick(say("To", "到"), to, onTo)}
          </HStack>
          {query.data && <Subtle>{countOf(query.data.total, "difference", "处差异")}</Subtle>}
        </>
      }
    >
      <QueryResult query={query}>
        {({ changes, total }) =>
          total === 0 ? (
            <Text color="fg.subtle" marginBlock="2">
              {say("No differences.", "没有差异。")}
            </Text>
          ) : (
            <>
              <Stack as="ul">
                {changes
                  .toSorted(byInterest)
                  .slice(0, MOST_SHOWN)
                  .map((change) => (
                    <ChangeItem key={`${change.table} ${change.key}`} change={change} />
                  ))}
              </Stack>
              {total > MOST_SHOWN && (
                <Text color="fg.subtle" marginBlock="2">
                  {say(`Only the first ${MOST_SHOWN} are shown.`, `只显示前 ${MOST_SHOWN} 处。`)}
                </Text>
              )}
            </>
          )
        }
      </QueryResult>
    </Section>
  );
}

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
function ChangeItem({ change: { table, key, change, fields } }: { change: DiffChangesItem }) {
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
