/**
 * The reloadable code behind the server's responses; a module is reloaded only if it or one of its imports has
 * changed.
 */
export { createNodeApp as createApp } from "#mock/node/app.ts";
export { handleRequest } from "#mock/server/pipeline.ts";
