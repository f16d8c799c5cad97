import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStep } from "./run-step.ts";
import { OPENAPI_GENERATOR } from "./versions.ts";

/**
 * Fetches openapi-generator with Maven, unless an earlier run has. Undefined, with a message, without Java or Maven.
 */
export async function fetchJar(): Promise<string | undefined> {
  const folder = join(tmpdir(), "contract-openapi-generator");
  const jar = join(folder, `openapi-generator-cli-${OPENAPI_GENERATOR}.jar`);
  if (existsSync(jar)) return jar;
  const artifact = `org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`;
  const command = ["mvn", "-q", "dependency:copy", `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`];
  const { ok, output } = await runStep("openapi-generator fetched", {
    name: "fetched",
    command,
    fetches: true,
  });
  if (ok) return jar;
  console.log(`– openapi-generator: skipped, Maven cannot fetch it\n${output.trimEnd()}`);
  return undefined;
}
