import { Table } from "@chakra-ui/react";
import type { Guide, GuideSection } from "#api-spec/kit/document.ts";
import { CodePanel } from "#api-spec/page-kit/parts/code-panel.tsx";
import { Article, type Level, Section } from "../parts/article.tsx";
import { Inline, Prose } from "../parts/prose.tsx";

type TableProps = { readonly title: string; readonly table: NonNullable<GuideSection["table"]> };

const GuideTable = ({ title, table: { head, rows } }: TableProps) => (
  // Focusable, so that a wide table can be scrolled by keyboard.
  <Table.ScrollArea
    tabIndex={0}
    role="group"
    aria-label={`Table: ${title}`}
    borderWidth="1px"
    borderRadius="l3"
  >
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          {head.map((cell) => (
            <Table.ColumnHeader key={cell}>{cell}</Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.join()}>
            {row.map((cell, index) => (
              <Table.Cell key={head[index]}>
                <Inline text={cell} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);

/** A guide: what many operations have in common. */
export const GuideView = ({ guide, level }: { guide: Guide; level: Level }) => (
  <Article crumb="Guide" title={guide.title} provenance={guide.provenance} level={level}>
    {guide.sections.map(({ title, text, table, code = [] }) => (
      <Section key={title} below={level} title={title}>
        <Prose text={text} />
        {table && <GuideTable title={title} table={table} />}
        {code.length > 0 && <CodePanel title={title} tabs={code} />}
      </Section>
    ))}
  </Article>
);
