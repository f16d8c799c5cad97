import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { ensureProgram } from "../support/install-packages.ts";
import { freePorts } from "../support/ports.ts";
import { type Browser, SIZE } from "./browser-page.ts";
import { takeNotedErrors } from "./note-errors.ts";
import { tryAgain } from "./try-again.ts";
import { type Send, openPage, versionOf } from "./webdriver.ts";

/** Methods and paths below the session's. */
const REQUESTS: Readonly<Record<string, readonly [method: "GET" | "POST", path: string]>> = {
  "WebDriver:Navigate": ["POST", "/url"],
  "WebDriver:SetTimeouts": ["POST", "/timeouts"],
  "WebDriver:AddCookie": ["POST", "/cookie"],
  "WebDriver:SetWindowRect": ["POST", "/window/rect"],
  "WebDriver:ExecuteAsyncScript": ["POST", "/execute/async"],
  "WebDriver:PerformActions": ["POST", "/actions"],
  "WebDriver:TakeScreenshot": ["GET", "/screenshot"],
};

/** WebKitGTK, whose engine is Safari's, by WebDriver in a window that nobody sees. */
export async function openWebKit(): Promise<Browser> {
  // Debian 12 has no package of the browser; there the driver's brings it.
  const webDriver = await ensureProgram(["WebKitWebDriver"], "webkit2gtk-browser").catch(() =>
    ensureProgram(["WebKitWebDriver"], "webkit2gtk-driver"),
  );
  const xvfb = await ensureProgram(["Xvfb"], "xvfb");
  const [binary] = globSync("/usr/lib*/**/webkit2gtk-4.*/MiniBrowser");
  if (!binary) throw new Error("WebKitGTK has no MiniBrowser");
  const screen = spawn(xvfb, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const env = {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    GDK_BACKEND: "x11",
    LANGUAGE: "zh_CN",
  };
  const ends: (() => void)[] = [() => screen.kill()];

  const launch = async (): Promise<Send> => {
    const port = await freePorts(1);
    const child = spawn(webDriver, [`--port=${port}`], { env, stdio: "ignore" });
    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) throw new Error((value as { message: string }).message);
      return value;
    };
    await tryAgain(() => call("GET", "/status"));
    const alwaysMatch = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
    const { sessionId } = (await call("POST", "/session", { capabilities: { alwaysMatch } })) as {
      sessionId: string;
    };
    ends.unshift(() => child.kill());
    return (command, parameters = {}) => {
      const [method, path] = REQUESTS[command] ?? ["POST", command];
      return call(method, `/session/${sessionId}${path}`, method === "POST" ? parameters : undefined);
    };
  };
  return {
    name: await versionOf(binary, env),
    open: async (shopUrl, cookies) => {
      const page = await openPage(await launch(), shopUrl, cookies, SIZE);
      return { ...page, takeErrors: () => page.run(takeNotedErrors, undefined) };
    },
    close: async () => {
      for (const end of ends) end();
    },
  };
}
