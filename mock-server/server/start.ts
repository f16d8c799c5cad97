import { type MockOptions, createApp } from "./app.ts";
import { handleRequest } from "./pipeline.ts";
import { type MockServer, serve } from "./serve.ts";

/** Starts a mock server with its own code. Several can run in one process. Rejects as serve does. */
export const startMockServer = (options: MockOptions = {}): Promise<MockServer> =>
  serve(options, { createApp, handleRequest });
