import { Code, Link, Text } from "@chakra-ui/react";
import { findCited, findGuide } from "../contract/guides.ts";
import { findOperation } from "../contract/operations.ts";
import { findSchema } from "../contract/resolve-schema.ts";
import { guideHref, operationHref, ruleHref, schemaHref } from "../route.ts";

const CHINESE = /[\u4e00-\u9fff]/;

function hrefOf(text: string): string | undefined {
  if (findOperation(text)) return operationHref(text);
  if (findSchema(text)) return schemaHref(text);
  const cited = findCited(text);
  return cited === undefined ? undefined : ruleHref(cited);
}

/** Code in backticks; the name of an operation, schema, rule of the specification or guide is a link. */
function Term({ text }: { text: string }) {
  const guide = text.startsWith("guide ") ? findGuide(text.slice("guide ".length)) : undefined;
  if (guide)
    return (
      <Link href={guideHref(guide.id)} variant="underline">
        {guide.title}
      </Link>
    );
  const href = hrefOf(text);
  return href === undefined ? (
    <Code>{text}</Code>
  ) : (
    <Link href={href} variant="underline">
      <Code>{text}</Code>
    </Link>
  );
}

/** Text outside of code: text between two stars is strong. */
function Words({ text }: { text: string }) {
  return text
    .split(/\*\*([^*]+)\*\*/)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}

/** Text with code in backticks. */
export function Inline({ text }: { text: string }) {
  // Every second part is code.
  return text
    .split(/`([^`]+)`/)
    .map((part, index) =>
      index % 2 === 1 ? <Term key={index} text={part} /> : <Words key={index} text={part} />,
    );
}

/** A text of the contract: paragraphs parted by empty lines, with code in backticks. */
export function Prose({ text }: { text: string | undefined }) {
  if (!text) return null;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      <Text
        key={index}
        marginBlock="1.5"
        maxWidth="70ch"
        lang={CHINESE.test(paragraph) ? "zh-CN" : undefined}
      >
        <Inline text={paragraph} />
      </Text>
    ));
}
