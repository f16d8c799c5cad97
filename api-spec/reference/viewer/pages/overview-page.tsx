import { contract } from "../contract/document.ts";
import { type Operation, hostTitle, hosts, operations, tags } from "../contract/operations.ts";
import { schemaNames } from "../contract/resolve-schema.ts";
import { useFiltered } from "../navigation/filters.ts";
import { MethodBadge, ProvenanceBadge } from "../parts/badges.tsx";
import { Prose } from "../parts/prose.tsx";
import { operationHref } from "../route.ts";

function Counts() {
  const documented = operations.filter((operation) => operation["x-provenance"] === "documented").length;
  return (
    <dl className="counts">
      <div>
        <dt>接口</dt>
        <dd>{operations.length}</dd>
      </div>
      <div>
        <dt>文档记载</dt>
        <dd>{documented}</dd>
      </div>
      <div>
        <dt>推定</dt>
        <dd>{operations.length - documented}</dd>
      </div>
      <div>
        <dt>数据模型</dt>
        <dd>{schemaNames.length}</dd>
      </div>
    </dl>
  );
}

function Row({ operation }: { operation: Operation }) {
  const { operationId, method, path, title, host, openToVisitors } = operation;
  return (
    <li>
      <a href={operationHref(operationId)} className="row">
        <span className="row-title">{title}</span>
        <span className="row-path">
          <MethodBadge method={method} />
          <code>{path}</code>
        </span>
        <span className="row-marks">
          {host !== "main" && <span className="badge">{hostTitle(host)}</span>}
          {openToVisitors && <span className="badge">游客</span>}
          <ProvenanceBadge provenance={operation["x-provenance"]} />
        </span>
      </a>
    </li>
  );
}

/** An introduction to the contract, and every operation that matches the filters. */
export function OverviewPage() {
  const { operations: shown } = useFiltered();
  return (
    <article className="page-narrow">
      <header className="page-head">
        <p className="crumb">接口参考 · {contract.info.version}</p>
        <h1 tabIndex={-1} className="page-title">
          {contract.info.title}
        </h1>
      </header>
      <Prose text={contract.info.description} />
      <Counts />
      <dl className="about">
        <dt>出处</dt>
        <dd>
          <ProvenanceBadge provenance="documented" /> 文档明确记载；
          <ProvenanceBadge provenance="inferred" />{" "}
          文档没有记载，是本契约的推定。没有标记的字段，与它所在的接口或上一级字段相同。
        </dd>
        {hosts.map(({ name, server }) => (
          <div key={name} className="about-row">
            <dt>{hostTitle(name)}</dt>
            <dd>
              <code>{name}</code> <span className="quiet">{server.url}</span>
            </dd>
          </div>
        ))}
        <dt>会话</dt>
        <dd>
          先运行登录接口的 curl，会话存入 <code>cookies.txt</code>，其余 curl 都从那里读取。
        </dd>
      </dl>
      {shown.length === 0 && <p className="nothing">没有符合筛选的接口</p>}
      {tags.map(({ name, title }) => {
        const own = shown.filter(({ tag }) => tag === name);
        if (own.length === 0) return null;
        return (
          <section key={name}>
            <h2 className="section-title">
              {title} <span className="count">{own.length}</span>
            </h2>
            <ul className="rows">
              {own.map((operation) => (
                <Row key={operation.operationId} operation={operation} />
              ))}
            </ul>
          </section>
        );
      })}
    </article>
  );
}
