import { InputError } from "#mock/input/check-fields.ts";
import type { MockOptions } from "#mock/server/app.ts";

type Values = Readonly<
  Partial<Record<"upstream" | "activity-upstream" | "chat-upstream" | "record" | "replay", string>>
>;

/** What the command line says of upstreams and recordings. Throws InputError for options that contradict each other. */
export function readForwardOptions(values: Values): Pick<MockOptions, "upstreams" | "record" | "replay"> {
  const { upstream, "activity-upstream": activity, "chat-upstream": chat, record, replay } = values;
  const upstreams = {
    ...(upstream === undefined ? {} : { main: upstream }),
    ...(activity === undefined ? {} : { activity }),
    ...(chat === undefined ? {} : { chat }),
  };
  const forwards = Object.keys(upstreams).length > 0;
  if (record !== undefined && !forwards)
    throw new InputError("--record 录制上游的回答，需要同时用 --upstream 指定上游");
  if (replay !== undefined && forwards)
    throw new InputError("--replay 和 --upstream 不能同时使用：要么问真实后端，要么用录制的回答");
  return {
    ...(forwards ? { upstreams } : {}),
    ...(record === undefined ? {} : { record }),
    ...(replay === undefined ? {} : { replay }),
  };
}
