import type { Actor, Call } from "./exchange.ts";
import type { Redactor } from "./redactor.ts";

/** The cookies of a report's curl are shell variables: the reader sets them, no report holds them. */
const COOKIES: Readonly<Record<Actor, string>> = {
  buyer: "$COOKIE",
  other: "$OTHER_COOKIE",
  ended: "$ENDED_COOKIE",
  beside: "$COOKIE",
  "made-up": "session=0000000000000000",
  visitor: "",
};
const LONGEST_BODY = 4000;

/** The call as one line for a shell. */
export function curlOf(call: Call, redactor: Redactor): string {
  const words = ["curl -i"];
  if (call.method !== "GET") words.push(`-X ${call.method}`);
  words.push(quote(redactor.text(call.url)));
  const cookie = COOKIES[call.actor];
  if (cookie && call.cookie) words.push(`-H "cookie: ${cookie}"`);
  for (const [name, value] of Object.entries(redactor.headers(call.headers)))
    words.push(`-H ${quote(`${name}: ${value}`)}`);
  if (call.body !== undefined) {
    const body = redactor.text(call.body);
    const shown = body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body;
    words.push(`--data-raw ${quote(shown)}`);
  }
  return words.join(" ");
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
