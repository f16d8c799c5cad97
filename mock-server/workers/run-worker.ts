import { mkdirSync } from "node:fs";
import type { MockOptions } from "#mock/server/app.ts";
import { createApp } from "#mock/server/app.ts";
import { handleRequest } from "#mock/server/pipeline.ts";
import { serve } from "#mock/server/serve.ts";
import { type FromWorker, type ToWorker, type WorkerPlace, failureOf } from "./messages.ts";
import { socketOf } from "./place.ts";
import { createLinesSender } from "./state-lines-sender.ts";
import { createWorkerPeers, markAsPeer } from "./worker-peers.ts";

const tell = (message: FromWorker): void => void process.send?.(message);

const allReachable = () =>
  new Promise<void>((resolve) => {
    process.on("message", ({ kind }: ToWorker) => kind === "open" && resolve());
    tell({ kind: "reachable" });
  });

/** Serves the worlds of one worker until the first process ends it, or has ended. Tells that it listens, or why it cannot. */
export async function runWorker(options: MockOptions, place: WorkerPlace): Promise<void> {
  // The first process hears Ctrl-C, too, and ends its workers in order.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  const peers = createWorkerPeers(place);
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  try {
    const server = await serve(
      options,
      { createApp, handleRequest },
      {
        peers,
        forPeers: (host) => socketOf(place.folder, place.index, host),
        onPeer: markAsPeer,
        allReachable,
        storeLines: createLinesSender(),
        note: (text) => tell({ kind: "note", text }),
      },
    );
    process.on("message", (message: ToWorker) => {
      if (message.kind !== "close") return;
      void server
        .close()
        .then(
          () => tell({ kind: "closed" }),
          (error: unknown) => tell({ kind: "failed", failure: failureOf(error) }),
        )
        .then(() => {
          peers.close();
          process.disconnect();
        });
    });
    tell({ kind: "ready", urls: server.urls });
  } catch (error) {
    tell({ kind: "failed", failure: failureOf(error) });
  }
}
