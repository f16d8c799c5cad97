import type { Guide, GuideSection } from "#api-spec/kit/document.ts";
import { CodePanel } from "#api-spec/page-kit/parts/code-panel.tsx";
import { ProvenanceBadge } from "../parts/badges.tsx";
import { Inline, Prose } from "../parts/prose.tsx";

function Table({
  title,
  table: { head, rows },
}: {
  title: string;
  table: NonNullable<GuideSection["table"]>;
}) {
  return (
    // Focusable, so that a wide table can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="guide-table" tabIndex={0} role="group" aria-label={`Table: ${title}`}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={head[index]}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A guide: what many operations have in common. */
export function GuideView({ guide, heading: Heading }: { guide: Guide; heading: "h1" | "h2" }) {
  const Title = Heading === "h1" ? "h2" : "h3";
  return (
    <article className="page-narrow">
      <header className="page-head">
        <p className="crumb">Guide</p>
        <Heading tabIndex={-1} className="page-title">
          {guide.title} <ProvenanceBadge provenance={guide.provenance} />
        </Heading>
      </header>
      {guide.sections.map(({ title, text, table, code = [] }) => (
        <section key={title}>
          <Title className="section-title">{title}</Title>
          <Prose text={text} />
          {table && <Table title={title} table={table} />}
          {code.length > 0 && <CodePanel title={title} tabs={code} />}
        </section>
      ))}
    </article>
  );
}
