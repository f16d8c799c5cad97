import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "../support/install-packages.ts";
import { type Browser, errorList, SIZE } from "./browser-page.ts";
import { tryAgain } from "./try-again.ts";
import { type Send, openPage, versionOf } from "./webdriver.ts";

/** Any free port, and no page or request of Firefox's own. */
const PREFERENCES = {
  "marionette.port": 0,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "intl.accept_languages": "zh-CN",
};

/**
 * Firefox by Marionette, which every Firefox has built in. Unlike WebDriver it also shows the browser's own console,
 * where Firefox reports what fails in a service worker.
 */
export async function openFirefox(): Promise<Browser> {
  const program = await ensureProgram(["firefox-esr", "firefox"], "firefox-esr");
  const ends: (() => Promise<void>)[] = [];
  const launch = async () => {
    const profile = await mkdtemp(join(tmpdir(), "firefox-"));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, "user.js"), lines.join("\n"));
    const args = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access"];
    const firefox = spawn(program, [...args, "--profile", profile], { stdio: "ignore" });
    ends.push(async () => {
      await end(firefox);
      await rm(profile, { recursive: true, force: true });
    });
    const port = await tryAgain(async () =>
      Number(await readFile(join(profile, "MarionetteActivePort"), "utf8")),
    );
    return speakMarionette(port);
  };
  return {
    name: await versionOf(program),
    open: async (shopUrl, cookies) => {
      const send = await launch();
      await send("WebDriver:NewSession");
      const errors = errorList();
      return {
        ...(await openPage(send, shopUrl, cookies, SIZE)),
        takeErrors: async () => {
          await send("Marionette:SetContext", { value: "chrome" });
          const messages = (await send("WebDriver:ExecuteScript", { script: TAKE_MESSAGES })) as string[];
          await send("Marionette:SetContext", { value: "content" });
          for (const message of messages) if (message.includes(shopUrl)) errors.add(message);
          return errors.take();
        },
      };
    },
    close: async () => {
      await Promise.all(ends.map((each) => each()));
    },
  };
}

/** In the browser's own context: errors of its console, each with where it comes from. */
const TAKE_MESSAGES = `
  const messages = Services.console.getMessageArray();
  Services.console.reset();
  const isError = (one) => one instanceof Ci.nsIScriptError && !(one.flags & (one.warningFlag | one.infoFlag));
  return messages.filter(isError).map((one) => one.errorMessage + " (" + one.sourceName + ")");`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

/** Marionette's protocol: each message is its length in bytes, a colon, and JSON. */
async function speakMarionette(port: number): Promise<Send> {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const greeted = Promise.withResolvers<void>();
  let received = Buffer.alloc(0);
  let count = 0;
  const take = (message: unknown) => {
    if (!Array.isArray(message)) return greeted.resolve();
    const [, id, error, result] = message as [1, number, { message: string } | null, unknown];
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(valueOf(result));
  };
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(":");
      const length = Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < colon + 1 + length) return;
      take(JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString()));
      received = received.subarray(colon + 1 + length);
    }
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has ended"));
  });
  await greeted.promise;
  return (command, parameters = {}) => {
    const call = Promise.withResolvers<unknown>();
    const id = ++count;
    waiting.set(id, call);
    const message = JSON.stringify([0, id, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return call.promise;
  };
}

/** Most results are an object with the value alone. */
const valueOf = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "value" in result ? result.value : result;
