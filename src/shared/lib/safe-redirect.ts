import { isInAppPath } from "./in-app-path.ts";

/** A path within this site to return to; the fallback for anything else. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  return target && isInAppPath(target) ? target : fallback;
}
