import {
  type Operation,
  findOperation,
  hostTitle,
  invalidatorsOf,
  operations,
} from "../contract/operations.ts";
import { operationHref } from "../route.ts";

function OperationLinks({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="links">
      {ids.map((id) => (
        <li key={id}>
          <a href={operationHref(id)}>
            {findOperation(id)?.title} <code>{id}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Only queries can be invalidated, and every query can. */
const isQuery = ({ method, "x-query": reads = false, "x-command": changes = false }: Operation) =>
  reads || (method === "GET" && !changes);

/** What clients and servers need to know about a call besides its fields. */
export function OperationFacts({ operation }: { operation: Operation }) {
  const { host, server, openToVisitors, operationId } = operation;
  const stale = operation["x-invalidates"] ?? [];
  const invalidators = isQuery(operation) ? invalidatorsOf(operationId).map((one) => one.operationId) : [];
  const shared = operations.filter(({ path }) => path === operation.path).length > 1;
  return (
    <dl className="about">
      <dt>Host</dt>
      <dd>
        {hostTitle(host)} <code>{host}</code> <span className="quiet">{server.url}</span>
      </dd>
      <dt>Login</dt>
      <dd>
        {openToVisitors
          ? "open to visitors; answers buyers as themselves"
          : "needs a session (cookie session), else 401"}
      </dd>
      <dt>Repeated calls</dt>
      <dd>
        {operation["x-repeatable"] ? (
          <>
            do not cancel each other <code>x-repeatable</code>
          </>
        ) : (
          `the next cancels the previous${shared ? " (same method and path)" : ""}`
        )}
      </dd>
      {operation["x-silent"] && (
        <>
          <dt>Errors</dt>
          <dd>
            silent, not shown to the user <code>x-silent</code>
          </dd>
        </>
      )}
      {operation["x-query"] && (
        <>
          <dt>Read-only</dt>
          <dd>
            changes no data, although {operation.method} <code>x-query</code>
          </dd>
        </>
      )}
      {operation["x-command"] && (
        <>
          <dt>Side effects</dt>
          <dd>
            changes data although {operation.method}: never retried automatically <code>x-command</code>
          </dd>
        </>
      )}
      {stale.length > 0 && (
        <>
          <dt>Invalidates</dt>
          <dd>
            <OperationLinks ids={stale} />
          </dd>
        </>
      )}
      {invalidators.length > 0 && (
        <>
          <dt>Invalidated by</dt>
          <dd>
            <OperationLinks ids={invalidators} />
          </dd>
        </>
      )}
    </dl>
  );
}
