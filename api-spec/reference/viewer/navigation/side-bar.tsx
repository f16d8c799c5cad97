import { Badge, Box, Heading, Link, Text } from "@chakra-ui/react";
import { memo, useEffect, useRef } from "react";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import { guides } from "../contract/guides.ts";
import { findSchema } from "../contract/resolve-schema.ts";
import { ALL, OVERVIEW, SPECIFICATION, guideHref, operationHref, schemaHref } from "../route.ts";
import { useFiltered } from "./filters.ts";

type EntryProps = { readonly href: string; readonly current: string; readonly children: React.ReactNode };

const Entry = ({ href, current, children }: EntryProps) => (
  <li>
    <Link
      href={href}
      display="flex"
      paddingInline="2"
      paddingBlock="1"
      borderRadius="l2"
      color="fg.muted"
      {...(href === current && { "aria-current": "page", bg: "brand.subtle", color: "brand.fg" })}
    >
      {children}
    </Link>
  </li>
);

type PartProps = { readonly title: string; readonly count?: number; readonly children: React.ReactNode };

const Part = ({ title, count, children }: PartProps) => (
  <section>
    <Heading as="h2" size="xs" marginBlockStart="4" marginBlockEnd="1" paddingInline="2">
      {title} {count !== undefined && <Badge>{count}</Badge>}
    </Heading>
    <ul>{children}</ul>
  </section>
);

/** Every operation by tag, then every schema. `current` is the address of the current page. */
export const SideBar = memo(function SideBar({ current }: { current: string }) {
  const { byTag, schemas } = useFiltered();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <nav aria-label="Contents" ref={nav}>
      <ul>
        <Entry href={OVERVIEW} current={current}>
          Overview
        </Entry>
        <Entry href={ALL} current={current}>
          Full text (for print)
        </Entry>
      </ul>
      <Part title="Guides">
        {guides.map(({ id, title }) => (
          <Entry key={id} href={guideHref(id)} current={current}>
            {title}
          </Entry>
        ))}
        <Entry href={SPECIFICATION} current={current}>
          The product specification
        </Entry>
      </Part>
      {byTag.length === 0 && <Text color="fg.subtle">No operation matches the filters</Text>}
      {byTag.map(({ name, title: tag, own }) => (
        <Part key={name} title={tag} count={own.length}>
          {own.map(({ operationId, method, title, "x-provenance": provenance }) => (
            <Entry key={operationId} href={operationHref(operationId)} current={current}>
              <MethodBadge method={method} />
              <Text as="span" flexGrow={1}>
                {title}
              </Text>
              {provenance === "inferred" && (
                <Box as="span" boxSize="1.5" borderRadius="full" bg="orange.fg" title="Inferred" />
              )}
            </Entry>
          ))}
        </Part>
      ))}
      {schemas.length > 0 && (
        <Part title="Models" count={schemas.length}>
          {schemas.map((name) => (
            <Entry key={name} href={schemaHref(name)} current={current}>
              <Text as="span" fontFamily="mono" fontSize="xs">
                {name}
              </Text>
              <Subtle fontSize="xs" truncate>
                {findSchema(name)?.title}
              </Subtle>
            </Entry>
          ))}
        </Part>
      )}
    </nav>
  );
});
