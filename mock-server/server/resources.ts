import type { Host } from "#api-spec/kit/document.ts";
import { type Origins, SHOP_ORIGINS, createOrigins } from "#mock/http/origins.ts";
import { say } from "#mock/language/say.ts";
import { type Proxy, type UpstreamUrls, createProxy } from "#mock/proxy/upstreams.ts";
import { type Recorder, createRecorder } from "#mock/recording/recorder.ts";
import { type Recording, readRecording } from "#mock/recording/recording.ts";
import { type Events, createEvents } from "./events.ts";
import { type LogBudget, createLogBudget } from "./log/log-budget.ts";
import { type ResponseStore, createResponseStore } from "./log/response-store.ts";
import { type Quiet, type TerminalLog, createTerminalLog } from "./log/terminal-log.ts";
import { type UploadQuota, createUploadQuota } from "./upload-quota.ts";

/** Options of what outlives a reload. */
export type ResourceOptions = {
  /** The address to listen on; 127.0.0.1 by default, so that no other machine can call. */
  readonly host?: string;
  /** Origins whose pages may call; by default those of the shop. */
  readonly origins?: readonly string[];
  /** More names under which this machine is called. */
  readonly allowedHosts?: readonly string[];
  /** Real backends that replace the handlers, by host. */
  readonly upstreams?: UpstreamUrls;
  /** The time that an upstream may stay silent, in ms; 30 s by default. */
  readonly upstreamTimeoutMs?: number;
  /** A folder to record the upstreams' responses in. */
  readonly record?: string;
  /** A folder with recorded responses, which take precedence over the handlers'. */
  readonly replay?: string;
  /** The requests that the terminal does not show; errors are always shown. */
  readonly quiet?: Quiet;
};

/**
 * The resources that a server creates once and keeps when its code is reloaded: clients, files, upstream connections.
 */
export type Resources = {
  readonly events: Events;
  readonly logBudget: LogBudget;
  readonly uploadQuota: UploadQuota;
  readonly responses: ResponseStore;
  readonly origins: Origins;
  readonly terminal: TerminalLog;
  readonly proxy: Proxy | undefined;
  readonly recorder: Recorder | undefined;
  readonly recording: Recording | undefined;
  readonly startedAt: number;
  /** The address of each host; empty until it listens. */
  readonly urls: Record<Host, string>;
};

/** Throws InputError for an upstream that is not a URL and a folder without a recording. */
export function createResources(options: ResourceOptions): Resources {
  const { origins = SHOP_ORIGINS, upstreams, upstreamTimeoutMs, record, replay } = options;
  const urls = { main: "", activity: "", chat: "" };
  const terminal = createTerminalLog(options.quiet ?? false);
  const onWriteError = (error: unknown) =>
    terminal.failure(say(`cannot write the recording in ${record}`, `无法把录制写入 ${record}`), error);
  return {
    events: createEvents(),
    logBudget: createLogBudget(),
    uploadQuota: createUploadQuota(),
    responses: createResponseStore(),
    origins: createOrigins({
      listed: origins,
      host: options.host,
      hosts: options.allowedHosts ?? [],
      onRefused: (origin) =>
        terminal.note(
          say(
            `pages of ${origin} may not read the responses: --origin ${origin} allows them`,
            `来自 ${origin} 的网页不能读取响应：可用 --origin ${origin} 允许它`,
          ),
        ),
    }),
    terminal,
    proxy: upstreams && createProxy(upstreams, urls, upstreamTimeoutMs),
    recorder: record === undefined ? undefined : createRecorder(record, onWriteError),
    recording: replay === undefined ? undefined : readRecording(replay),
    startedAt: Date.now(),
    urls,
  };
}
