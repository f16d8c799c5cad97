import { SetupError } from "../../api-client/setup-error.ts";
import { SetupRefused } from "../setup/adapter.ts";
import type { Run } from "./run.ts";

type SetupRun = Pick<Run, "setup" | "skipped">;

/**
 * Takes back what an earlier run may have left. Throws SetupError if the adapter does not respond as its contract says.
 */
export async function prepareSetup({ setup }: SetupRun): Promise<void> {
  try {
    await setup?.reset();
  } catch (error) {
    if (!(error instanceof SetupRefused)) throw error;
    const { zh, en } = error.reason;
    throw new SetupError({ zh: `--setup-url 不可用：${zh}`, en: `--setup-url cannot be used: ${en}` });
  }
}

/** Takes back what the run has arranged, also after an interrupt. What fails is listed. */
export async function clearSetup({ setup, skipped }: SetupRun): Promise<void> {
  if (!setup?.isUsed) return;
  try {
    await setup.reset();
  } catch (error) {
    if (!(error instanceof SetupRefused)) throw error;
    skipped.add("setup reset", error.reason);
  }
}
