import { join } from "node:path";
import type { Client, Places, Step } from "../client.ts";
import { HEY_API } from "../purchases/hey-api.ts";
import { KUBB, writeKubbConfig } from "../purchases/kubb.ts";
import { OPENAPI_FETCH } from "../purchases/openapi-fetch.ts";
import { SWAGGER_TYPESCRIPT_API } from "../purchases/swagger-typescript-api.ts";
import { TYPESCRIPT_FETCH } from "../purchases/typescript-fetch.ts";
import { TYPESCRIPT_SUPPORT } from "../purchases/typescript-support.ts";
import { GENERATORS, OPENAPI_GENERATOR } from "../versions.ts";
import { generateWith } from "./openapi-generator.ts";

const STRICT =
  "--strict --target ES2022 --lib ES2022,DOM,DOM.Iterable --module esnext --moduleResolution bundler --noEmit --types --skipLibCheck --allowImportingTsExtensions".split(
    " ",
  );

const BUNDLED = ["--bundle", "--platform=node", "--format=esm", "--packages=external"];

export function typescriptClients({ tools, contract, out }: Places, jar: string | undefined): Client[] {
  const bin = (name: string) => join(tools, "node_modules/.bin", name);
  const named = (name: string) => `${name} ${GENERATORS[name]}`;
  /** A client in a folder of `out`, whose program is its `buy.ts`. */
  const client = (name: string, folder: string, program: string, generate?: Step): Client => {
    const [source, bundle] = [join(out, folder, "buy.ts"), join(out, folder, "buy.mjs")];
    return {
      name,
      needs: [],
      files: { [source]: program, [join(out, "support.ts")]: TYPESCRIPT_SUPPORT },
      steps: [
        ...(generate === undefined ? [] : [generate]),
        { name: "compiled", command: [bin("tsc"), ...STRICT, source] },
        {
          name: "bundled",
          command: [bin("esbuild"), source, ...BUNDLED, `--outfile=${bundle}`],
        },
        { name: "bought", command: ["node", bundle] },
      ],
    };
  };
  const swagger = ["--path", contract, "--output", join(out, "swagger"), "--name", "client.ts"];
  const kubb = client("Kubb", "kubb", KUBB, {
    name: "generated",
    // It also writes into the folder that it is started in.
    command: [
      "env",
      "-C",
      join(out, "kubb"),
      bin("kubb"),
      "generate",
      "--config",
      join(out, "kubb.config.ts"),
      "--silent",
    ],
  });
  return [
    // The first steps of the check have generated these two.
    client(`${named("openapi-typescript")} with ${named("openapi-fetch")}`, "openapi-fetch", OPENAPI_FETCH),
    client(named("@hey-api/openapi-ts"), "hey-api", HEY_API),
    client(named("swagger-typescript-api"), "swagger", SWAGGER_TYPESCRIPT_API, {
      name: "generated",
      command: [bin("swagger-typescript-api"), "generate", ...swagger],
    }),
    {
      ...kubb,
      name: named("@kubb/plugin-client"),
      files: { ...kubb.files, [join(out, "kubb.config.ts")]: writeKubbConfig(contract, join(out, "kubb")) },
    },
    ...(jar === undefined
      ? []
      : [
          {
            ...client(
              `openapi-generator ${OPENAPI_GENERATOR}, typescript-fetch`,
              "fetch",
              TYPESCRIPT_FETCH,
              generateWith(jar, contract)("typescript-fetch", join(out, "fetch")),
            ),
            needs: ["java"],
          },
        ]),
  ];
}
