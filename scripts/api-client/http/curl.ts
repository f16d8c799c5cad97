import { quoteForShell as quote } from "#api-spec/kit/terminal.ts";
import type { SeenRequest } from "./seen.ts";

const LONGEST_BODY = 4000;

/**
 * A request as a one-line curl command. `cookie` is in double quotes, so that it may be a shell variable: reports
 * contain no secrets.
 */
export function curlOf({ method, url, headers, body }: SeenRequest, cookie = ""): string {
  // `-X HEAD` would wait for a body.
  const words = [method === "HEAD" ? "curl -I" : "curl -i"];
  if (method !== "GET" && method !== "HEAD") words.push(`-X ${method}`);
  words.push(quote(url));
  if (cookie) words.push(`-H "cookie: ${cookie}"`);
  for (const [name, value] of Object.entries(headers)) words.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined) {
    const shown = body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body;
    words.push(`--data-raw ${quote(shown)}`);
  }
  return words.join(" ");
}

/** Several commands in one line, run at the same time. */
export const curlsOf = (commands: readonly string[]): string =>
  `${commands.map((each) => `${each} &`).join(" ")} wait`;
