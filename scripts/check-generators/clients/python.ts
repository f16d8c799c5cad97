import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client, Places, Step } from "../client.ts";
import { OPENAPI_PYTHON_CLIENT_PROGRAM, forPythonClient } from "../purchases/openapi-python-client.ts";
import { PYTHON } from "../purchases/python.ts";
import { OPENAPI_GENERATOR, OPENAPI_PYTHON_CLIENT } from "../versions.ts";
import { generateWith } from "./openapi-generator.ts";

/** An environment of its own with packages of PyPI. */
const environment = (folder: string, ...packages: string[]): Step[] => [
  { name: "environment made", command: ["python3", "-m", "venv", folder] },
  {
    name: "requirements installed",
    fetches: true,
    command: [join(folder, "bin/pip"), "install", "--quiet", ...packages],
  },
];

export function pythonClients({ contract, out }: Places, jar: string | undefined): Client[] {
  const [home, venv] = [join(out, "openapi-python-client"), join(out, "openapi-python-client/venv")];
  const [prepared, config] = [join(home, "contract.json"), join(home, "config.json")];
  const plain: Client = {
    name: `openapi-python-client ${OPENAPI_PYTHON_CLIENT}`,
    needs: ["python3"],
    files: {
      [join(home, "buy.py")]: OPENAPI_PYTHON_CLIENT_PROGRAM,
      [prepared]: forPythonClient(readFileSync(contract, "utf8")),
      [config]: JSON.stringify({ post_hooks: [] }),
    },
    steps: [
      ...environment(venv, `openapi-python-client==${OPENAPI_PYTHON_CLIENT}`),
      {
        name: "generated",
        command: [
          join(venv, "bin/openapi-python-client"),
          "generate",
          "--path",
          prepared,
          "--config",
          config,
          "--meta",
          "none",
          "--output-path",
          join(home, "shop_client"),
        ],
      },
      { name: "bought", command: [join(venv, "bin/python"), join(home, "buy.py")] },
    ],
  };
  if (jar === undefined) return [plain];
  const python = join(out, "python");
  const pythonVenv = join(out, "venv");
  return [
    plain,
    {
      name: `openapi-generator ${OPENAPI_GENERATOR}, python`,
      needs: ["java", "python3"],
      files: { [join(python, "buy.py")]: PYTHON },
      steps: [
        generateWith(jar, contract)("python", python, "--package-name", "shop_client"),
        ...environment(pythonVenv, "--requirement", join(python, "requirements.txt")),
        { name: "bought", command: [join(pythonVenv, "bin/python"), join(python, "buy.py")] },
      ],
    },
  ];
}
