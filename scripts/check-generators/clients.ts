import type { Client, Places } from "./client.ts";
import { goClients } from "./clients/go.ts";
import { javaClients } from "./clients/java.ts";
import { phpClients } from "./clients/php.ts";
import { pythonClients } from "./clients/python.ts";
import { typescriptClients } from "./clients/typescript.ts";

/** Every client; those of openapi-generator only with its `jar`. */
export function clients(places: Places, jar: string | undefined): Client[] {
  return [typescriptClients, pythonClients, goClients, javaClients, phpClients].flatMap((of) =>
    of(places, jar),
  );
}
