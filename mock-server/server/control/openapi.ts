import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";

const SOURCE = new URL("../../control-api/openapi.yaml", import.meta.url);

/** The control API's own contract. */
export const openapiRoute: ControlRoute = {
  GET: async () => jsonAnswer(200, parse(await readFile(SOURCE, "utf8"))),
};
