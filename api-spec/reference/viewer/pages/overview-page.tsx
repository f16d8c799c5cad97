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
        <dt>Operations</dt>
        <dd>{operations.length}</dd>
      </div>
      <div>
        <dt>Documented</dt>
        <dd>{documented}</dd>
      </div>
      <div>
        <dt>Inferred</dt>
        <dd>{operations.length - documented}</dd>
      </div>
      <div>
        <dt>Models</dt>
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
          {openToVisitors && <span className="badge">visitors</span>}
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
        <p className="crumb">API reference · {contract.info.version}</p>
        <h1 tabIndex={-1} className="page-title">
          {contract.info.title}
        </h1>
      </header>
      <Prose text={contract.info.description} />
      <Counts />
      <dl className="about">
        <dt>Provenance</dt>
        <dd>
          <ProvenanceBadge provenance="documented" /> stated in the documents;{" "}
          <ProvenanceBadge provenance="inferred" /> not in the documents, inferred by this contract. A field
          without a mark has that of its operation or parent field.
        </dd>
        {hosts.map(({ name, server }) => (
          <div key={name} className="about-row">
            <dt>{hostTitle(name)}</dt>
            <dd>
              <code>{name}</code> <span className="quiet">{server.url}</span>
            </dd>
          </div>
        ))}
        <dt>Session</dt>
        <dd>
          Run the curl of the login first: it stores the session in <code>cookies.txt</code>, which every
          other curl reads.
        </dd>
      </dl>
      {shown.length === 0 && <p className="nothing">No operation matches the filters</p>}
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
