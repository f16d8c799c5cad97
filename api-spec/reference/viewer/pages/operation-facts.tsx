import { Code, Link, Stack } from "@chakra-ui/react";
import { EVERYTHING } from "#api-spec/kit/invalidates.ts";
import {
  type Operation,
  findOperation,
  hostTitle,
  invalidatedBy,
  invalidatorsOf,
  operations,
} from "../contract/operations.ts";
import { Fact, Facts } from "../parts/facts.tsx";
import { operationHref } from "../route.ts";

const OperationLinks = ({ ids }: { ids: readonly string[] }) => (
  <Stack as="ul" gap="1">
    {ids.map((id) => (
      <li key={id}>
        <Link href={operationHref(id)}>
          {findOperation(id)?.title} <Code>{id}</Code>
        </Link>
      </li>
    ))}
  </Stack>
);

/** Only queries can be invalidated, and every query can. */
const isQuery = ({ method, "x-query": reads = false, "x-command": changes = false }: Operation) =>
  reads || (method === "GET" && !changes);

/** The facts about a call that clients and servers need besides its fields. */
export function OperationFacts({ operation }: { operation: Operation }) {
  const { host, server, openToVisitors, operationId } = operation;
  const stale = invalidatedBy(operation);
  const invalidators = isQuery(operation) ? invalidatorsOf(operationId).map((one) => one.operationId) : [];
  const shared = operations.filter(({ path }) => path === operation.path).length > 1;
  return (
    <Facts>
      <Fact title="Host">
        {hostTitle(host)} <Code>{host}</Code> {server.url}
      </Fact>
      <Fact title="Login">
        {openToVisitors
          ? "open to visitors; personal for buyers"
          : "needs a session (cookie session), else 401"}
      </Fact>
      <Fact title="Repeated calls">
        {operation["x-repeatable"] ? (
          <>
            do not cancel each other <Code>x-repeatable</Code>
          </>
        ) : (
          `the next cancels the previous${shared ? " (same method and path)" : ""}`
        )}
      </Fact>
      {operation["x-silent"] && (
        <Fact title="Errors">
          silent, not shown to the user <Code>x-silent</Code>
        </Fact>
      )}
      {operation["x-query"] && (
        <Fact title="Read-only">
          changes no data, although {operation.method} <Code>x-query</Code>
        </Fact>
      )}
      {operation["x-command"] && (
        <Fact title="Side effects">
          changes data although {operation.method}: never retried automatically <Code>x-command</Code>
        </Fact>
      )}
      {stale.length > 0 && (
        <Fact title="Invalidates">
          {operation["x-invalidates"]?.includes(EVERYTHING) ? (
            "every query: drop what is cached, the caller is somebody else"
          ) : (
            <OperationLinks ids={stale} />
          )}
        </Fact>
      )}
      {invalidators.length > 0 && (
        <Fact title="Invalidated by">
          <OperationLinks ids={invalidators} />
        </Fact>
      )}
    </Facts>
  );
}
