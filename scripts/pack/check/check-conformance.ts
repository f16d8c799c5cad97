import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Expect, Tarballs } from "./expect.ts";
import { addressOf, type Workplace } from "./workplace.ts";

const MOST_BYTES = 5e6;
const BUYER = "--user buyer --password demo1234";

/** The conformance command as a package, and as a single file in a folder without any package. */
export async function checkConformance(
  place: Workplace,
  bare: Workplace,
  { conformance, mock, single }: Tarballs,
  expect: Expect,
): Promise<void> {
  await place.install(conformance);
  const bytes = await place.sizeOf("node_modules");
  expect(`installed it has ${(bytes / 1e6).toFixed(2)} MB, at most 5`, bytes <= MOST_BYTES);
  const help = await place.run("npx --no-install pharmacy-conformance --help --lang en");
  expect(
    "its help speaks of this package alone",
    help.includes("--base-url") && !/npm run|api-spec/.test(help),
  );

  // The mock is the backend that it judges here.
  await place.install(mock);
  const backend = await place.start("pharmacy-mock --port 0 --quiet", "API reference:");
  const url = addressOf(backend);
  await place.run(
    `npx --no-install pharmacy-conformance --base-url ${url} ${BUYER} --tag goods --report html=report.html`,
  );
  const report = await readFile(join(place.folder, "report.html"), "utf8");
  expect(
    "it judges a backend and writes its report",
    /<style>.{99}/s.test(report) && /<script>.{99}/s.test(report),
  );

  await copyFile(single, join(bare.folder, "conformance.mjs"));
  const fault = { match: { operationId: "listCartLines" }, fault: { kind: "wrong-shape" } };
  const judged = `--base-url ${url} ${BUYER} --tag cart --allow-writes`;
  await bare.run(`node conformance.mjs ${judged}`);
  await fetch(`${url}/__mock__/faults`, { method: "POST", body: JSON.stringify(fault) });
  const found = await bare.run(`node conformance.mjs ${judged} || echo "exit code $?"`);
  expect("copied alone it judges, too, and tells a fault", /listCartLines[^]*exit code 1/.test(found));
  await backend.stop();
}
