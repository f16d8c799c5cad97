import type { Step } from "../client.ts";

const QUIET = ["--global-property", "apiTests=false,modelTests=false,apiDocs=false,modelDocs=false"];

/** Has openapi-generator write a client into a folder. */
export const generateWith =
  (jar: string, contract: string) =>
  (generator: string, folder: string, ...options: string[]): Step => ({
    name: "generated",
    command: [
      "java",
      "-jar",
      jar,
      "generate",
      "-g",
      generator,
      "-i",
      contract,
      "-o",
      folder,
      ...QUIET,
      ...options,
    ],
  });
