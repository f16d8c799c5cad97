import { findOperation } from "../contract/operations.ts";
import { findSchema } from "../contract/resolve-schema.ts";
import { operationHref, schemaHref } from "../route.ts";

const CHINESE = /[\u4e00-\u9fff]/;

/** Code in backticks; the name of an operation or schema is a link. */
function Term({ text }: { text: string }) {
  const href = findOperation(text) ? operationHref(text) : findSchema(text) && schemaHref(text);
  return href ? (
    <a href={href}>
      <code>{text}</code>
    </a>
  ) : (
    <code>{text}</code>
  );
}

/** A description in the contract: plain text with code in backticks. */
export function Prose({ text, className = "prose" }: { text: string | undefined; className?: string }) {
  if (!text) return null;
  const parts = text.split(/`([^`]+)`/);
  return (
    <p className={className} lang={CHINESE.test(text) ? "zh-CN" : undefined}>
      {/* Every second part is code. */}
      {parts.map((part, index) => (index % 2 === 1 ? <Term key={index} text={part} /> : part))}
    </p>
  );
}
