import { join } from "node:path";
import type { Client, Places } from "../client.ts";
import { PHP, PHP_CLASSES } from "../purchases/php.ts";
import { OPENAPI_GENERATOR } from "../versions.ts";
import { generateWith } from "./openapi-generator.ts";

export function phpClients({ contract, out }: Places, jar: string | undefined): Client[] {
  if (jar === undefined) return [];
  const php = join(out, "php");
  return [
    {
      name: `openapi-generator ${OPENAPI_GENERATOR}, php`,
      needs: ["java", "php"],
      packages: "php-cli php-curl php-mbstring php-guzzlehttp-guzzle",
      files: { [join(php, "classes.php")]: PHP_CLASSES, [join(php, "buy.php")]: PHP },
      steps: [
        {
          name: "libraries found",
          fetches: true,
          command: ["php", "-r", "require 'GuzzleHttp/autoload.php';"],
        },
        generateWith(jar, contract)("php", php),
        { name: "compiled", command: ["php", join(php, "classes.php")] },
        { name: "bought", command: ["php", join(php, "buy.php")] },
      ],
    },
  ];
}
