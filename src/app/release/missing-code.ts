/** True if an error means that a chunk of the shop's code failed to load, in the words of each browser and of Vite. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    (error instanceof TypeError && /import|module/i.test(error.message)) ||
    error.message.startsWith("Unable to preload CSS")
  );
}

/** The address of the script that an index.html starts with. Its hash changes with every change of the shop. */
export function scriptOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}
