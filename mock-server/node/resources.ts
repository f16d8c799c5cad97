import { SHOP_ORIGINS, createOrigins } from "#mock/http/origins.ts";
import { say } from "#mock/language/say.ts";
import { type Proxy, type UpstreamUrls, createProxy } from "#mock/proxy/upstreams.ts";
import { readHar } from "#mock/recording/har-recording.ts";
import { type Recorder, createRecorder } from "#mock/recording/recorder.ts";
import { type Recording, readRecording } from "#mock/recording/recording.ts";
import { type Resources, createResources } from "#mock/server/resources.ts";
import { machineAccess } from "./access.ts";
import { type Quiet, createTerminalLog } from "./terminal-log.ts";

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
  /** A folder with recorded responses, or a HAR file; they take precedence over the handlers'. */
  readonly replay?: string;
  /** The requests that the terminal does not show; errors are always shown. */
  readonly quiet?: Quiet;
};

/** The resources of a server: clients, files, upstream connections. */
export type NodeResources = Resources & {
  readonly proxy: Proxy | undefined;
  readonly recorder: Recorder | undefined;
  readonly recording: Recording | undefined;
};

/** Throws InputError for an upstream that is not a URL and a folder without a recording. */
export function createNodeResources(options: ResourceOptions): NodeResources {
  const { origins: listed = SHOP_ORIGINS, upstreams, upstreamTimeoutMs, record, replay } = options;
  const terminal = createTerminalLog(options.quiet ?? false);
  const onWriteError = (error: unknown) =>
    terminal.failure(say(`cannot write the recording in ${record}`, `无法把录制写入 ${record}`), error);
  const origins = createOrigins({
    listed,
    host: options.host,
    hosts: options.allowedHosts ?? [],
    onRefused: (origin) =>
      terminal.note(
        say(
          `pages of ${origin} may not read the responses: --origin ${origin} allows them`,
          `来自 ${origin} 的网页不能读取响应：可用 --origin ${origin} 允许它`,
        ),
      ),
  });
  const resources = createResources({ origins, terminal, access: machineAccess });
  return {
    ...resources,
    proxy: upstreams && createProxy(upstreams, resources.urls, upstreamTimeoutMs),
    recorder: record === undefined ? undefined : createRecorder(record, onWriteError),
    recording:
      replay === undefined ? undefined : /\.har$/i.test(replay) ? readHar(replay) : readRecording(replay),
  };
}
