import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import { type Ended, runNode } from "#tests/support/program.ts";
import { type Edits, edited } from "./edit.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ENTRY = "api-spec/openapi.yaml";

function git(folder: string, ...args: string[]): string {
  const who = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];
  return execFileSync("git", ["-C", folder, ...who, ...args], { encoding: "utf8" });
}

function commit(folder: string, tag: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", tag);
  git(folder, "tag", tag);
}

/** A temporary repository with the contract. */
export class Project {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** A repository with only the contract, with the tags `empty` (without it), `broken` and `contract`. */
  static create(): Project {
    const folder = mkdtempSync(join(tmpdir(), "contract-"));
    git(folder, "init", "--quiet");
    commit(folder, "empty");
    cpSync(join(ROOT, "api-spec"), join(folder, "api-spec"), { recursive: true });
    const entry = readFileSync(join(folder, ENTRY), "utf8");
    writeFileSync(join(folder, ENTRY), `${entry}\n  broken: [`);
    commit(folder, "broken");
    writeFileSync(join(folder, ENTRY), entry);
    commit(folder, "contract");
    return new Project(folder);
  }

  /** A copy of the repository, which a test may change. */
  copy(): Project {
    const folder = mkdtempSync(join(tmpdir(), "contract-copy-"));
    cpSync(this.folder, folder, { recursive: true });
    return new Project(folder);
  }

  /** Edits a file below api-spec. */
  edit(file: string, edits: Edits): void {
    const path = join(this.folder, "api-spec", file);
    writeFileSync(path, stringify(edited(parse(readFileSync(path, "utf8")) as object, edits)));
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { recursive: true });
  }

  /** Uncommitted changes: the command itself must not make any. */
  status(): string[] {
    return git(this.folder, "status", "--porcelain").split("\n").filter(Boolean);
  }

  /** Runs the command like `npm run contract:diff -- …args`. */
  diff(...args: string[]): Promise<Ended> {
    return runNode([join(ROOT, "scripts/contract-diff/index.ts"), ...args], { cwd: this.folder });
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
