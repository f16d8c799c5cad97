import type { Host } from "#api-spec/kit/document.ts";
import { type Proxy, type UpstreamUrls, createProxy } from "#mock/proxy/upstreams.ts";
import { type Recorder, createRecorder } from "#mock/recording/recorder.ts";
import { type Recording, readRecording } from "#mock/recording/recording.ts";
import { type Events, createEvents } from "./events.ts";
import { type AnswerKeeper, createAnswerKeeper } from "./log/answer-keeper.ts";
import { type LogBudget, createLogBudget } from "./log/log-budget.ts";
import { type Quiet, type TerminalLog, createTerminalLog } from "./log/terminal-log.ts";
import { type Origins, SHOP_ORIGINS, createOrigins } from "#mock/http/origins.ts";

/** Options of what a server has once. */
export type LastingOptions = {
  /** The address to listen on; without it 127.0.0.1, so that no other machine can call. */
  readonly host?: string;
  /** Origins whose pages may call; without it those of the shop. */
  readonly origins?: readonly string[];
  /** Real backends that answer instead of the handlers, by host. */
  readonly upstreams?: UpstreamUrls;
  /** How long an upstream may keep silent, in ms; 30 s if not said. */
  readonly upstreamTimeoutMs?: number;
  /** A folder into which what the upstreams answer is written. */
  readonly record?: string;
  /** A folder with recorded answers, which come before the handlers'. */
  readonly replay?: string;
  /** Of which requests the terminal shows no line; errors are shown in any case. */
  readonly quiet?: Quiet;
};

/** What a server has once, even when its code is loaded anew: it is open to clients, files or upstreams. */
export type Lasting = {
  readonly events: Events;
  readonly logBudget: LogBudget;
  readonly answers: AnswerKeeper;
  readonly origins: Origins;
  readonly terminal: TerminalLog;
  readonly proxy: Proxy | undefined;
  readonly recorder: Recorder | undefined;
  readonly recording: Recording | undefined;
  readonly startedAt: number;
  /** Where each host listens; empty until it does. */
  readonly urls: Record<Host, string>;
};

/** Throws InputError for an upstream that is no address and a folder that holds no recording. */
export function createLasting(options: LastingOptions): Lasting {
  const { origins = SHOP_ORIGINS, upstreams, upstreamTimeoutMs, record, replay } = options;
  const urls = { main: "", activity: "", chat: "" };
  const terminal = createTerminalLog(options.quiet ?? false);
  const onWriteError = (error: unknown) => terminal.failure(`录制写不进 ${record}`, error);
  return {
    events: createEvents(),
    logBudget: createLogBudget(),
    answers: createAnswerKeeper(),
    origins: createOrigins(origins, options.host),
    terminal,
    proxy: upstreams && createProxy(upstreams, urls, upstreamTimeoutMs),
    recorder: record === undefined ? undefined : createRecorder(record, onWriteError),
    recording: replay === undefined ? undefined : readRecording(replay),
    startedAt: Date.now(),
    urls,
  };
}
