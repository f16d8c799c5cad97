import { Card, Code, HStack, Link, Text } from "@chakra-ui/react";
import { useEffect } from "react";
import { citationOf, specification } from "../contract/guides.ts";
import { Article, type Level, Section } from "../parts/article.tsx";
import { ProvenanceBadge } from "../parts/badges.tsx";
import { Row } from "../parts/row.tsx";
import { ruleHref } from "../route.ts";

const rowId = (key: string) => `rule-${key}`;

/** Every cited rule of the product specification, by section; `rule` is the one to highlight. */
export function SpecificationView({ rule, level }: { rule: string; level: Level }) {
  useEffect(() => {
    if (rule !== "") document.getElementById(rowId(rule))?.scrollIntoView({ block: "center" });
  }, [rule]);
  return (
    <Article crumb="Guide" title="The product specification" level={level}>
      <Text>
        What it says, in our own sentences, as far as the contract, the conformance command or a refusal of
        the mock cites it. Inferred is what it leaves open and this contract adds.
      </Text>
      {specification.map(({ section, title, rules }) => (
        <Section key={section} below={level} title={`§${section} ${title}`}>
          <Card.Root as="ul" divideY="1px">
            {Object.entries(rules).map(([key, { provenance, en, zh }]) => (
              <Row key={key} id={rowId(key)} isTarget={key === rule}>
                <HStack>
                  <Link href={ruleHref(key)}>
                    <Code>{citationOf(section, key)}</Code>
                  </Link>
                  <ProvenanceBadge provenance={provenance} />
                </HStack>
                <Text>{en}</Text>
                <Text lang="zh-CN" color="fg.muted">
                  {zh}
                </Text>
              </Row>
            ))}
          </Card.Root>
        </Section>
      ))}
    </Article>
  );
}
