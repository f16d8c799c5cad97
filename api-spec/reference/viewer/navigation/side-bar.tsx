import { memo, useEffect, useRef } from "react";
import { guides } from "../contract/guides.ts";
import { tags } from "../contract/operations.ts";
import { findSchema } from "../contract/resolve-schema.ts";
import { MethodBadge } from "../parts/badges.tsx";
import { ALL, OVERVIEW, SPECIFICATION, guideHref, operationHref, schemaHref } from "../route.ts";
import { useFiltered } from "./filters.ts";

/** Every operation by tag, then every schema. `current` is the address of the current page. */
export const SideBar = memo(function SideBar({ current }: { current: string }) {
  const { operations, schemas } = useFiltered();
  const nav = useRef<HTMLElement>(null);
  const mark = (href: string) => (href === current ? { "aria-current": "page" as const } : {});

  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <nav className="contents" aria-label="Contents" ref={nav}>
      <ul>
        <li>
          <a href={OVERVIEW} {...mark(OVERVIEW)}>
            Overview
          </a>
        </li>
        <li>
          <a href={ALL} {...mark(ALL)}>
            Full text (for print)
          </a>
        </li>
      </ul>
      <section>
        <h2>Guides</h2>
        <ul>
          {guides.map(({ id, title }) => (
            <li key={id}>
              <a href={guideHref(id)} {...mark(guideHref(id))}>
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href={SPECIFICATION} {...mark(SPECIFICATION)}>
              The product specification
            </a>
          </li>
        </ul>
      </section>
      {operations.length === 0 && <p className="nothing">No operation matches the filters</p>}
      {tags.map(({ name, title }) => {
        const own = operations.filter(({ tag }) => tag === name);
        if (own.length === 0) return null;
        return (
          <section key={name}>
            <h2>
              {title} <span className="count">{own.length}</span>
            </h2>
            <ul>
              {own.map((operation) => (
                <li key={operation.operationId}>
                  <a
                    href={operationHref(operation.operationId)}
                    {...mark(operationHref(operation.operationId))}
                  >
                    <MethodBadge method={operation.method} />
                    <span className="contents-title">{operation.title}</span>
                    {operation["x-provenance"] === "inferred" && <span className="dot" title="Inferred" />}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {schemas.length > 0 && (
        <section>
          <h2>
            Models <span className="count">{schemas.length}</span>
          </h2>
          <ul>
            {schemas.map((name) => (
              <li key={name}>
                <a href={schemaHref(name)} {...mark(schemaHref(name))}>
                  <code>{name}</code>
                  <span className="contents-aside">{findSchema(name)?.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
});
