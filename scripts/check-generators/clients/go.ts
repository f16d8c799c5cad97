import { join } from "node:path";
import type { Client, Places } from "../client.ts";
import { GO } from "../purchases/go.ts";
import { GO_MODULE, OAPI_CODEGEN_PROGRAM } from "../purchases/oapi-codegen.ts";
import { OAPI_CODEGEN, OPENAPI_GENERATOR } from "../versions.ts";
import { generateWith } from "./openapi-generator.ts";

export function goClients({ contract, out }: Places, jar: string | undefined): Client[] {
  const oapi = join(out, "oapi-codegen");
  const source = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${OAPI_CODEGEN.tool}`;
  const build = (folder: string) => ({
    name: "compiled",
    command: ["go", "build", "-C", folder, "-mod=mod", "-o", join(folder, "buy"), "./cmd/buy"],
  });
  const plain: Client = {
    name: `oapi-codegen ${OAPI_CODEGEN.tool}`,
    needs: ["go"],
    files: { [join(oapi, "cmd/buy/main.go")]: OAPI_CODEGEN_PROGRAM, [join(oapi, "go.mod")]: GO_MODULE },
    steps: [
      { name: "installed", fetches: true, command: ["go", "install", source], env: { GOBIN: oapi } },
      {
        name: "generated",
        command: [
          join(oapi, "oapi-codegen"),
          "-generate",
          "types,client",
          "-package",
          "shop",
          "-o",
          join(oapi, "shop.gen.go"),
          contract,
        ],
      },
      { name: "libraries fetched", fetches: true, command: ["go", "-C", oapi, "mod", "tidy"] },
      build(oapi),
      { name: "bought", command: [join(oapi, "buy")] },
    ],
  };
  if (jar === undefined) return [plain];
  const go = join(out, "go");
  return [
    plain,
    {
      name: `openapi-generator ${OPENAPI_GENERATOR}, go`,
      needs: ["java", "go"],
      files: { [join(go, "cmd/buy/main.go")]: GO },
      // Go has one namespace for the members of all enums.
      steps: [
        generateWith(jar, contract)(
          "go",
          go,
          "--package-name",
          "shop",
          "--additional-properties=enumClassPrefix=true",
        ),
        build(go),
        { name: "bought", command: [join(go, "buy")] },
      ],
    },
  ];
}
