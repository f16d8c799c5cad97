import { CodePanel } from "#api-spec/page-kit/parts/code-panel.tsx";
import { say } from "../language.ts";

/** A text to read and copy; values as highlighted JSON. */
export function JsonBlock({ title, value }: { title: string; value: unknown }) {
  const isText = typeof value === "string";
  const text = isText ? value : (JSON.stringify(value, null, 2) ?? "");
  return (
    <CodePanel
      title={title}
      tabs={[{ label: title, text, json: !isText, wraps: isText }]}
      nameOf={(label) => say(`Content: ${label}`, `内容：${label}`)}
    />
  );
}
