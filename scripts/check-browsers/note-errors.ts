import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SCRIPT = "note-errors.js";

/**
 * For a browser whose console cannot be read: adds a script to the built shop that notes errors before anything else
 * runs.
 */
export async function noteErrors(dist: string): Promise<void> {
  const index = join(dist, "index.html");
  const html = await readFile(index, "utf8");
  await writeFile(index, html.replace("<head>", `<head><script src="/${SCRIPT}"></script>`));
  await writeFile(join(dist, SCRIPT), `(${inPage.toString()})()`);
  for (const ending of ["br", "gz"]) await rm(`${index}.${ending}`, { force: true });
}

function inPage(): void {
  const note = (text: string) => {
    const noted = JSON.parse(sessionStorage.getItem("errors") ?? "[]") as string[];
    sessionStorage.setItem("errors", JSON.stringify([...noted, text]));
  };
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(words.join(" "));
    error(...words);
  };
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} refuses ${blockedURI}`),
  );
}

/** In the page: returns the errors noted since the last call. */
export function takeNotedErrors(): string[] {
  const noted = JSON.parse(sessionStorage.getItem("errors") ?? "[]") as string[];
  sessionStorage.removeItem("errors");
  return noted;
}
