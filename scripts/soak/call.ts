import type { Host } from "#api-spec/kit/document.ts";

/** One request, as plain data: it can be sent again, to another world. */
export type Call = {
  /** Of the contract; undefined for a call of the control API. */
  readonly operationId: string | undefined;
  readonly method: string;
  readonly host: Host;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a command for a shell. */
export function curlOf(
  { method, host, path, headers, body }: Call,
  urls: Readonly<Record<Host, string>>,
  world: string,
): string {
  const shown = { "x-mock-world": world, ...headers };
  return [
    "curl -i -X",
    method,
    quote(urls[host] + path),
    ...Object.entries(shown).flatMap(([name, value]) => ["-H", quote(`${name}: ${value}`)]),
    ...(body === undefined ? [] : ["--data-raw", quote(body)]),
  ].join(" ");
}
