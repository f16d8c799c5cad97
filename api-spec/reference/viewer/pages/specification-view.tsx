import { useEffect } from "react";
import { citationOf, specification } from "../contract/guides.ts";
import { ProvenanceBadge } from "../parts/badges.tsx";
import { ruleHref } from "../route.ts";

const rowId = (key: string) => `rule-${key}`;

/** Every cited rule of the product specification, by section; `rule` is the one to highlight. */
export function SpecificationView({ rule, heading: Heading }: { rule: string; heading: "h1" | "h2" }) {
  const Title = Heading === "h1" ? "h2" : "h3";
  useEffect(() => {
    if (rule !== "") document.getElementById(rowId(rule))?.scrollIntoView({ block: "center" });
  }, [rule]);
  return (
    <article className="page-narrow">
      <header className="page-head">
        <p className="crumb">Guide</p>
        <Heading tabIndex={-1} className="page-title">
          The product specification
        </Heading>
      </header>
      <p className="prose">
        What it says, in our own sentences, as far as the contract, the conformance command or a refusal of
        the mock cites it. Inferred is what it leaves open and this contract adds.
      </p>
      {specification.map(({ section, title, rules }) => (
        <section key={section}>
          <Title className="section-title">
            §{section} {title}
          </Title>
          <ul className="fields">
            {Object.entries(rules).map(([key, { provenance, en, zh }]) => (
              <li key={key} id={rowId(key)} className={key === rule ? "field field-target" : "field"}>
                <div className="field-head">
                  <a className="field-name" href={ruleHref(key)}>
                    <code>{citationOf(section, key)}</code>
                  </a>
                  <ProvenanceBadge provenance={provenance} />
                </div>
                <p className="field-prose">{en}</p>
                <p className="field-prose" lang="zh-CN">
                  {zh}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
