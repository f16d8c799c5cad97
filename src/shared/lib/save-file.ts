const KEPT_MS = 60_000;

/** Downloads a file generated in the browser. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
