import { quoteForShell as quote } from "#api-spec/kit/terminal.ts";
import { DEFAULT_WORLD } from "../worlds.ts";
import type { LoggedCall } from "./request-log.ts";

/** The call as a command for a shell, which repeats it in the same world. */
export function toCurl({
  method,
  origin,
  url,
  world,
  contentType,
  cookie,
  bodyText,
  bodyBytes,
}: LoggedCall): string {
  const words = ["curl", "-i", "-X", method, quote(`${origin}${url}`)];
  const header = (name: string, value: string | undefined) => {
    if (value !== undefined) words.push("-H", quote(`${name}: ${value}`));
  };
  if (world !== DEFAULT_WORLD) header("X-Mock-World", world);
  header("Cookie", cookie);
  header("Content-Type", contentType);
  if (bodyText !== undefined) words.push("--data-raw", quote(bodyText));
  else if (bodyBytes > 0) words.push("--data-binary", "@body.txt");
  return words.join(" ");
}
