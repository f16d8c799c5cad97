import { Badge, Card, Code, HStack, Heading, Link, Text } from "@chakra-ui/react";
import type { CoverageOperationsItem } from "#generated/control/model/coverageOperationsItem.ts";
import { findOperation, referenceHref } from "../contract.ts";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { Bar } from "../parts/bar.tsx";
import { Status } from "../parts/badges.tsx";
import type { Group } from "./group-coverage.ts";
import { say } from "../language.ts";

export function TagGroup({ group: { tag, title, operations, called, total } }: { group: Group }) {
  const id = `tag-${tag}`;
  return (
    <section aria-labelledby={id}>
      <HStack marginBlockStart="6" marginBlockEnd="2">
        <Heading id={id} as="h2" size="sm">
          {title}{" "}
          <Text as="span" color="fg.subtle" fontWeight="normal">
            {called} / {total}
          </Text>
        </Heading>
        <Bar part={called / total} />
      </HStack>
      <Card.Root as="ul" divideY="1px">
        {operations.map((operation) => (
          <CoveredRow key={operation.operation_id} operation={operation} />
        ))}
      </Card.Root>
    </section>
  );
}

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
        {calls === 0 && (
          <Text as="span" color="fg.subtle">
            {say("never called", "未调用")}
          </Text>
        )}
      </HStack>
    </HStack>
  );
}
