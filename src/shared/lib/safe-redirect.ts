/** A path to go back to: only inside this site, else the fallback. `//host` and `/\host` would leave it. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  return target && /^\/(?![/\\])/.test(target) ? target : fallback;
}
