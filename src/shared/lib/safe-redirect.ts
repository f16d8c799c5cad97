import { isInAppPath } from "./in-app-path.ts";

/** A path to go back to: only inside this site, else the fallback. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  return target && isInAppPath(target) ? target : fallback;
}
