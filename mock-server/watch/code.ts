/** What the server's answers come from; loaded anew as a whole, each module only if it or what it needs has changed. */
export { createApp } from "#mock/server/app.ts";
export { handleRequest } from "#mock/server/pipeline.ts";
