const KEPT_MS = 60_000;

/** Hands a file that was made here to the browser's downloads. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click, in its own time.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
