import { Badge, HStack, Link, Table, Text } from "@chakra-ui/react";
import { memo } from "react";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import type { Call } from "#generated/control/model/call.ts";
import { TriangleExclamationPoint } from "#generated/icons/triangle-exclamation-point.ts";
import { Zap } from "#generated/icons/zap.ts";
import { findOperation } from "../contract.ts";
import { hashOf } from "../frame/hash-route.ts";
import { say } from "../language.ts";
import { Status } from "../parts/badges.tsx";
import { decodePath } from "./filter-calls.ts";

export const CallTable = ({ calls, open }: { calls: readonly Call[]; open: string }) => (
  <Table.Root size="sm" interactive>
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader width="20">{say("Status", "状态")}</Table.ColumnHeader>
        <Table.ColumnHeader>{say("Request", "请求")}</Table.ColumnHeader>
        <Table.ColumnHeader hideBelow={open === "" ? "lg" : "2xl"}>
          {say("Operation", "接口")}
        </Table.ColumnHeader>
        <Table.ColumnHeader textAlign="end" width="20">
          {say("Took", "耗时")}
        </Table.ColumnHeader>
        <Table.ColumnHeader textAlign="end" width="24" hideBelow={open === "" ? "md" : "xl"}>
          {say("Time", "时间")}
        </Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {calls.map((call) => (
        <Row key={call.id} call={call} isOpen={String(call.id) === open} isNarrow={open !== ""} />
      ))}
    </Table.Body>
  </Table.Root>
);

type RowProps = { readonly call: Call; readonly isOpen: boolean; readonly isNarrow: boolean };

const Row = memo(function Row({ call, isOpen, isNarrow }: RowProps) {
  const { id, status, method, path, operation_id, ms, time, violations, fault } = call;
  return (
    <Table.Row className="call" position="relative" bg={isOpen ? "brand.subtle" : undefined}>
      <Table.Cell>
        <Status status={status} state={call.state} />
      </Table.Cell>
      <Table.Cell>
        <HStack wrap="wrap" gap="1.5">
          <Link
            href={hashOf("requests", String(id))}
            aria-current={isOpen ? "true" : undefined}
            color="fg"
            fontFamily="mono"
            fontSize="xs"
            // The whole row opens the call.
            _before={{ content: '""', position: "absolute", inset: "0" }}
          >
            <MethodBadge method={method} />
            <Text as="span" overflowWrap="anywhere">
              {decodePath(path)}
            </Text>
          </Link>
          {violations.length > 0 && (
            <Badge colorPalette="red" title={violations.join("\n")}>
              <TriangleExclamationPoint size={13} /> {say("violation", "违反契约")}
            </Badge>
          )}
          {fault !== null && (
            <Badge colorPalette="orange" title={say(`Fault: ${fault}`, `故障：${fault}`)}>
              <Zap size={13} /> {fault}
            </Badge>
          )}
        </HStack>
      </Table.Cell>
      <Table.Cell hideBelow={isNarrow ? "2xl" : "lg"}>{findOperation(operation_id)?.title ?? "—"}</Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {ms < 10 ? ms : Math.round(ms)} ms
      </Table.Cell>
      <Table.Cell textAlign="end" hideBelow={isNarrow ? "xl" : "md"}>
        <time dateTime={time}>{new Date(time).toTimeString().slice(0, 8)}</time>
      </Table.Cell>
    </Table.Row>
  );
});
