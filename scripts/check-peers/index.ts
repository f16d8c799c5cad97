/**
 * `npm run check -- peers [NAME …] [--row ID] [--write]`: runs a probe for each row of docs/comparison.md on this mock
 * and on each peer, and prints the table; `--write` puts it into the document. Installs the peers at its first run, so
 * it is not part of `npm test`.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { onInterrupt } from "../support/on-interrupt.ts";
import { ROOT, runCommand } from "../support/run-command.ts";
import { FOLDER, startBackend, writeFiles } from "./fixtures.ts";
import { type Peer, caller } from "./peer.ts";
import { peers } from "./peers/index.ts";
import type { Row } from "./probes.ts";
import { rows } from "./rows.ts";
import { type Column, NOT_RUN, writeTable } from "./table.ts";

const DOCUMENT = join(ROOT, "docs/comparison.md");
const TIMEOUT_MS = 60_000;

/** Returns the text of a cell, and the reason for it. */
async function runRow(peer: Peer, row: Row): Promise<readonly [cell: string, why?: string | undefined]> {
  const way = peer.byHand[row.id] ?? peer.ways[row.id];
  if (way === undefined && !row.isDirect) return ["none"];
  const backend = await startBackend();
  try {
    const server = await peer.start(row.options?.(backend) ?? {});
    if (server === undefined) return ["none"];
    try {
      const prepared = (await way?.(server, backend.url)) ?? {};
      const outcome = await Promise.race([
        row.probe({ server, call: caller(server), prepared, backend }),
        new Promise<never>((_resolve, reject) => {
          setTimeout(() => reject(new Error("no outcome in a minute")), TIMEOUT_MS).unref();
        }),
      ]);
      if (typeof outcome === "string") return [outcome];
      return [outcome ? (peer.byHand[row.id] ? "config" : "✓") : "–"];
    } finally {
      await server.stop();
    }
  } catch (error) {
    return ["–", (error as Error).message.split("\n")[0]];
  } finally {
    backend.stop();
  }
}

async function runPeer(peer: Peer, chosen: readonly Row[]): Promise<Column> {
  console.log(`\n${peer.name}`);
  let version: string;
  try {
    version = await peer.install();
  } catch (error) {
    console.log(`  not run: ${(error as Error).message}`);
    return { name: peer.name, version: NOT_RUN, cells: chosen.map(() => NOT_RUN) };
  }
  const cells: string[] = [];
  for (const row of chosen) {
    const [cell, why] = await runRow(peer, row);
    cells.push(cell);
    console.log(`  ${cell.padEnd(10)} ${row.name}${why === undefined ? "" : ` (${why})`}`);
  }
  return { name: peer.name, version, cells };
}

function choose<T>(
  kind: string,
  all: readonly T[],
  nameOf: (one: T) => string,
  wanted: readonly string[],
): T[] {
  const unknown = wanted.find((name) => !all.some((one) => nameOf(one) === name));
  if (unknown !== undefined)
    throw new Error(`there is no ${kind} ${JSON.stringify(unknown)}, only ${all.map(nameOf).join(", ")}`);
  return all.filter((one) => wanted.length === 0 || wanted.includes(nameOf(one)));
}

async function check(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      row: { type: "string", multiple: true, default: [] },
      write: { type: "boolean", default: false },
    },
  });
  const chosenPeers = choose("peer", peers, ({ name }) => name.toLowerCase(), positionals);
  const chosenRows = choose("row", rows, ({ id }) => id, values.row);
  if (values.write && positionals.length + values.row.length > 0)
    throw new Error("--write takes the whole table: no names and no rows");
  await writeFiles();
  const columns: Column[] = [];
  for (const peer of chosenPeers) columns.push(await runPeer(peer, chosenRows));
  if (!values.write) return;
  const text = await readFile(DOCUMENT, "utf8");
  await writeFile(DOCUMENT, writeTable(text, chosenRows, columns, new Date()));
  await runCommand(["oxfmt", DOCUMENT]);
  console.log(`\n✓ docs/comparison.md`);
}

const removeFiles = () => rm(FOLDER, { recursive: true, force: true });

onInterrupt(removeFiles, 130);
try {
  await check();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await removeFiles();
}
