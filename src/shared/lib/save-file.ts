import { fileAddress } from "./read-link.ts";

const REVOKE_DELAY_MS = 60_000;

/** Downloads a file generated in the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** Downloads a file that the server offers for saving; false if its address is none that may be opened. */
export function openDownload(url: string): boolean {
  const href = fileAddress(url);
  if (!href) return false;
  const link = document.createElement("a");
  link.href = href;
  link.rel = "noreferrer";
  link.click();
  return true;
}
