import { writeFile } from "node:fs/promises";
import { runCommand } from "../support/run-command.ts";
import type { BrowserPage } from "./browser-page.ts";

/** Sends a command of WebDriver, by its name in Marionette; resolves with its value. */
export type Send = (command: string, parameters?: object) => Promise<unknown>;

/** A script waits for what it is about, and says itself when it gives up. */
const SCRIPT_MS = 600_000;

const KEYS: Readonly<Record<string, string>> = { Control: "\uE009", Escape: "\uE00C" };

/** As the program itself says it, such as `Mozilla Firefox 140.12.0esr`. */
export const versionOf = async (program: string, env: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await runCommand([program, "--version"], { env })).output.trim();

/** Waits for a promise in the page; a function of the page rejects like one of ours. */
const script = (inPage: { toString(): string }) =>
  `const done = arguments[1];
   Promise.resolve(arguments[0]).then(${inPage.toString()}).then((value) => done({ value }), ({ message }) => done({ message }));`;

/** A page by commands that every WebDriver has; each browser adds its own `takeErrors`. */
export async function openPage(
  send: Send,
  shopUrl: string,
  cookies: Readonly<Record<string, string>>,
  size: { width: number; height: number },
): Promise<Omit<BrowserPage, "takeErrors">> {
  const run: BrowserPage["run"] = async (inPage, argument) => {
    const given = { script: script(inPage), args: [argument] };
    const response = (await send("WebDriver:ExecuteAsyncScript", given)) as {
      value: never;
      message?: string;
    };
    if (response.message !== undefined) throw new Error(response.message);
    return response.value;
  };
  const act = async (actions: readonly object[]) =>
    void (await send("WebDriver:PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] }));
  const move = (type: "keyDown" | "keyUp") => (key: string) => ({ type, value: KEYS[key] ?? key });
  await send("WebDriver:SetTimeouts", { script: SCRIPT_MS });
  // Cookies can only be set for the page that is open.
  await send("WebDriver:Navigate", { url: `${shopUrl}/favicon.svg` });
  for (const [name, value] of Object.entries(cookies))
    await send("WebDriver:AddCookie", { cookie: { name, value } });
  await send("WebDriver:SetWindowRect", size);
  const inner = await run(() => ({ width: innerWidth, height: innerHeight }), undefined);
  await send("WebDriver:SetWindowRect", {
    width: 2 * size.width - inner.width,
    height: 2 * size.height - inner.height,
  });
  return {
    go: async (path) => void (await send("WebDriver:Navigate", { url: shopUrl + path })),
    press: (chord) => {
      const keys = chord.split("+");
      return act([...keys.map(move("keyDown")), ...keys.toReversed().map(move("keyUp"))]);
    },
    type: (text) => act(Array.from(text).flatMap((key) => [move("keyDown")(key), move("keyUp")(key)])),
    run,
    picture: async (file) =>
      writeFile(file, (await send("WebDriver:TakeScreenshot", { full: false })) as string, "base64"),
  };
}
