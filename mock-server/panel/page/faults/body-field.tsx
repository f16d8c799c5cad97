import { HStack } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { BookOpen } from "#generated/icons/book-open.ts";
import { List } from "#generated/icons/list.ts";
import { RotateCcwClock } from "#generated/icons/rotate-ccw-clock.ts";
import { say } from "../language.ts";
import { ActionButton, ControlButton } from "../parts/action-button.tsx";
import { Field } from "../parts/field.tsx";
import { useMock } from "../world/queries.ts";
import type { PartProps } from "./draft-input.tsx";
import type { Effect } from "./draft.ts";
import { JsonEditor } from "./json-editor.tsx";
import { useCheck } from "./use-check.ts";

type Props = PartProps<Effect> & { readonly operation: string };

/** The body of a given response, which begins with the contract's example and is checked while it is typed. */
export function BodyField({ draft, set, problemOf, operation }: Props) {
  const { body } = draft;
  const checked = useCheck(operation, draft);
  const last = useLastCall(operation);
  const example = checked.isPlaceholderData ? undefined : checked.data?.example;
  const putExample = (status: number, text: string) =>
    set({ status: String(status), body: text, example: text });
  const begin = useEffectEvent((status: number, text: string) => {
    if (body === draft.example && body !== text) putExample(status, text);
  });
  useEffect(() => {
    if (example) begin(example.status, toText(example.body));
  }, [example]);
  const json = parse(body);
  return (
    <Field label={say("Body", "响应体")} problem={problemOf("body")}>
      <HStack wrap="wrap">
        <ActionButton
          icon={BookOpen}
          text={say("Contract's example", "契约示例")}
          disabled={!example}
          onClick={() => example && putExample(example.status, toText(example.body))}
        />
        <ControlButton
          icon={RotateCcwClock}
          text={say("Last response", "上次的响应")}
          disabled={!last}
          act={async (control) => {
            if (!last) return;
            const { response_body } = await control.request(last.id);
            if (response_body === null)
              throw new Error(say("The response body was not stored.", "响应体没有保留。"));
            set({ status: String(last.status), body: toText(response_body) });
          }}
        />
        <ActionButton
          icon={List}
          text={say("Format", "格式化")}
          disabled={json === undefined}
          onClick={() => set({ body: toText(json) })}
        />
      </HStack>
      <JsonEditor value={body} onChange={(typed) => set({ body: typed })} checked={checked} />
    </Field>
  );
}

/** The last call of an operation with a response of its own. */
function useLastCall(operation: string) {
  const { data: calls } = useMock("requests", (control) => control.requests());
  return calls?.findLast(
    ({ operation_id, fault, response_bytes }) =>
      operation_id === operation && fault === null && response_bytes > 0,
  );
}

const toText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, undefined, 2);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
