import { readdirSync } from "node:fs";
import { ROOT } from "../support/run-command.ts";

/** The variables of a build, as Vite reads them: of this process, and of files such as `.env.local`. */
export async function readEnv(mode: "development" | "production"): Promise<NodeJS.ProcessEnv> {
  if (!readdirSync(ROOT).some((name) => /^\.env(\.|$)/.test(name))) return { ...process.env };
  const { loadEnv } = await import("vite");
  return loadEnv(mode, ROOT, "VITE_");
}
