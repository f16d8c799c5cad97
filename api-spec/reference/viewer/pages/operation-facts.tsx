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
      <dt>主机</dt>
      <dd>
        {hostTitle(host)} <code>{host}</code> <span className="quiet">{server.url}</span>
      </dd>
      <dt>登录</dt>
      <dd>{openToVisitors ? "游客可用；登录后按买家身份回答" : "需要会话（cookie session），否则 401"}</dd>
      <dt>重复调用</dt>
      <dd>
        {operation["x-repeatable"] ? (
          <>
            互不取消 <code>x-repeatable</code>
          </>
        ) : (
          `后一次取消前一次${shared ? "（同方法、同路径）" : ""}`
        )}
      </dd>
      {operation["x-silent"] && (
        <>
          <dt>出错提示</dt>
          <dd>
            静默，不向用户显示 <code>x-silent</code>
          </dd>
        </>
      )}
      {operation["x-query"] && (
        <>
          <dt>只读</dt>
          <dd>
            虽是 {operation.method}，但不改变任何数据 <code>x-query</code>
          </dd>
        </>
      )}
      {operation["x-command"] && (
        <>
          <dt>有副作用</dt>
          <dd>
            虽是 {operation.method}，但会改变数据，不可自动重发 <code>x-command</code>
          </dd>
        </>
      )}
      {stale.length > 0 && (
        <>
          <dt>成功后失效</dt>
          <dd>
            <OperationLinks ids={stale} />
          </dd>
        </>
      )}
      {invalidators.length > 0 && (
        <>
          <dt>因何失效</dt>
          <dd>
            <OperationLinks ids={invalidators} />
          </dd>
        </>
      )}
    </dl>
  );
}
