import { useState } from "react";
import { CodePanel, type CodeTab } from "#api-spec/page-kit/parts/code-panel.tsx";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { type NamedMedia, examplesOf, firstMedia } from "../contract/examples.ts";
import type { Operation } from "../contract/operations.ts";
import { formLines, requestExample } from "../contract/request-example.ts";

type Choice = { readonly key: string; readonly label: string; readonly tabs: readonly CodeTab[] };

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A panel with several examples to choose from. */
function ChoicePanel({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const [key, setKey] = useState(choices[0]?.key);
  const choice = choices.find((one) => one.key === key) ?? choices[0];
  if (!choice) return null;
  const picker = choices.length > 1 && (
    <Select
      width="12rem"
      aria-label={`${title}: choose`}
      value={choice.key}
      options={choices.map((one) => [one.key, one.label] as const)}
      onPick={setKey}
    />
  );
  return <CodePanel title={title} tabs={choice.tabs} picker={picker} />;
}

function requestTabs(operation: Operation, sent?: NamedMedia, body?: unknown): readonly CodeTab[] {
  const { curl, wire } = requestExample(operation, sent, body);
  const tabs: CodeTab[] = [{ label: "curl", text: curl }];
  if (wire !== undefined && sent?.type !== "application/json")
    tabs.push(
      { label: "On the wire", text: wire, wraps: true },
      { label: "By item", text: formLines(wire).join("\n") },
    );
  if (body !== undefined) tabs.push({ label: "JSON", text: json(body), json: true });
  return tabs;
}

/** The request of a call. */
export function RequestPanel({ operation }: { operation: Operation }) {
  const sent = firstMedia(operation.body?.content);
  const examples = sent ? examplesOf(sent.media) : [];
  const choices =
    examples.length === 0
      ? [{ key: "plain", label: "Example", tabs: requestTabs(operation) }]
      : examples.map(({ name, title, value }) => ({
          key: name,
          label: title,
          tabs: requestTabs(operation, sent, value),
        }));
  return <ChoicePanel title="Request example" choices={choices} />;
}

/** The responses of a call by status. */
export function ResponsePanel({ operation }: { operation: Operation }) {
  const choices = operation.allResponses.flatMap(([status, { content }]) => {
    const first = firstMedia(content);
    if (!first) return [];
    return examplesOf(first.media).map(({ name, title, value }) => ({
      key: `${status} ${name}`,
      label: `${status} ${title}`,
      tabs: [{ label: `${status} ${title}`, text: json(value), json: true }],
    }));
  });
  return <ChoicePanel title="Response example" choices={choices} />;
}
