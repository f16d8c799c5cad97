import { handleRequest } from "#mock/server/pipeline.ts";
import { unguardHosts } from "#mock/world-hosts.ts";
import { type MockOptions, createNodeApp } from "./app.ts";
import { withHandlerFolder } from "./handler-folder.ts";
import { type ContractFiles, readContractFiles } from "./read-contract.ts";
import { type MockServer, serve } from "./serve.ts";

/** With names of files, which MockOptions has as what they hold. */
export type StartOptions = MockOptions &
  ContractFiles & {
    /** A folder with custom handlers, reloaded as they are saved. */
    readonly handlerFolder?: string;
  };

/**
 * Starts a mock server with its own code. Several can run in one process. Rejects as serve does, and with InputError as
 * readContractFiles and withHandlerFolder.
 */
export async function startMockServer({
  contract,
  overlays = [],
  handlerFolder,
  ...options
}: StartOptions = {}): Promise<MockServer> {
  const given = await readContractFiles({ contract, overlays }, options.document);
  const server = await serve({ ...options, ...given }, { createApp: createNodeApp, handleRequest });
  unguardHosts(server.urls);
  return withHandlerFolder(server, handlerFolder);
}
