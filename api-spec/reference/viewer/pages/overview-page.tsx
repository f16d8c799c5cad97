import { Badge, Card, Code, HStack, Link, SimpleGrid, Stat, Text } from "@chakra-ui/react";
import { MethodBadge } from "#api-spec/page-kit/parts/method-badge.tsx";
import { contract } from "../contract/document.ts";
import { type Operation, hostTitle, hosts, operations } from "../contract/operations.ts";
import { schemaNames } from "../contract/resolve-schema.ts";
import { useFiltered } from "../navigation/filters.ts";
import { Article, Section } from "../parts/article.tsx";
import { ProvenanceBadge } from "../parts/badges.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Prose } from "../parts/prose.tsx";
import { operationHref } from "../route.ts";

function Counts() {
  const documented = operations.filter((operation) => operation["x-provenance"] === "documented").length;
  const counts = {
    Operations: operations.length,
    Documented: documented,
    Inferred: operations.length - documented,
    Models: schemaNames.length,
  };
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="3" marginBlock="5">
      {Object.entries(counts).map(([title, count]) => (
        <Card.Root key={title} size="sm">
          <Card.Body>
            <Stat.Root>
              <Stat.Label>{title}</Stat.Label>
              <Stat.ValueText>{count}</Stat.ValueText>
            </Stat.Root>
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  );
}

const OperationRow = ({ operation }: { operation: Operation }) => (
  <li>
    <Link
      href={operationHref(operation.operationId)}
      display="flex"
      flexWrap="wrap"
      padding="3"
      color="fg"
      _hover={{ bg: "bg.muted", textDecoration: "none" }}
    >
      <MethodBadge method={operation.method} />
      <Text as="span" fontWeight="medium">
        {operation.title}
      </Text>
      <Code color="fg.subtle">{operation.path}</Code>
      <HStack marginInlineStart="auto">
        {operation.host !== "main" && <Badge>{hostTitle(operation.host)}</Badge>}
        {operation.openToVisitors && <Badge>visitors</Badge>}
        <ProvenanceBadge provenance={operation["x-provenance"]} />
      </HStack>
    </Link>
  </li>
);

/** An introduction to the contract, and every operation that matches the filters. */
export function OverviewPage() {
  const { byTag } = useFiltered();
  return (
    <Article crumb={`API reference · ${contract.info.version}`} title={contract.info.title} level="h1">
      <Prose text={contract.info.description} />
      <Counts />
      <Facts>
        <Fact title="Provenance">
          <ProvenanceBadge provenance="documented" /> stated in the documents;{" "}
          <ProvenanceBadge provenance="inferred" /> not in the documents, inferred by this contract. A field
          without a mark has that of its operation or parent field.
        </Fact>
        {hosts.map(({ name, server }) => (
          <Fact key={name} title={hostTitle(name)}>
            <Code>{name}</Code> {server.url}
          </Fact>
        ))}
        <Fact title="Session">
          Run the curl of the login first: it stores the session in <Code>cookies.txt</Code>, which every
          other curl reads.
        </Fact>
      </Facts>
      {byTag.length === 0 && <Text color="fg.subtle">No operation matches the filters</Text>}
      {byTag.map(({ name, title, own }) => (
        <Section key={name} below="h1" title={`${title} (${own.length})`}>
          <Card.Root as="ul" divideY="1px" overflow="hidden">
            {own.map((operation) => (
              <OperationRow key={operation.operationId} operation={operation} />
            ))}
          </Card.Root>
        </Section>
      ))}
    </Article>
  );
}
