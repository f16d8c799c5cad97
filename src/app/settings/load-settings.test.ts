import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isAddress } from "./is-address.ts";
import { loadSettings, type SettingsFault } from "./load-settings.ts";
import { explainSettings } from "./settings-schema.ts";

const DEFAULTS = { main: "http://build", activity: "", chat: "", analytics: "", checkResponses: false };

/** The server's response to /config.json. */
let response: Response;
const load = () => loadSettings(isAddress, DEFAULTS);
const failure = () =>
  load().then(
    () => expect.unreachable("it should have failed"),
    (error: SettingsFault) => error,
  );

beforeEach(() => vi.stubGlobal("fetch", async () => response));
afterEach(() => vi.unstubAllGlobals());

describe("the settings", () => {
  it("leave the other hosts with the main one, and report nothing", async () => {
    response = Response.json({ main: "https://api.example" });
    const all = { main: "https://api.example", activity: "https://api.example", chat: "https://api.example" };
    expect(await load()).toEqual({ ...all, analytics: "", checkResponses: false });
  });

  it("are those of the build where there is no file", async () => {
    response = new Response("Not found", { status: 404 });
    expect(await load()).toBe(DEFAULTS);
  });

  it("are not guessed where the server fails", async () => {
    response = new Response("", { status: 502 });
    const fault = await failure();
    expect(fault.message).toContain("502");
    expect(fault).not.toHaveProperty("given");
  });

  it("keep what a server sends that responds to everything with index.html", async () => {
    response = new Response("<!doctype html>");
    expect(await failure()).toHaveProperty("given", "<!doctype html>");
  });
});

const RIGHT: Record<string, unknown>[] = [
  { main: "https://api.example" },
  { main: "" },
  { main: "/backend", chat: "http://[fd00::7]:4012" },
  { main: "http://localhost:4010", activity: "https://activity.example/v1", analytics: "/views?shop=1" },
  { main: "https://api.example", analytics: "", checkResponses: true },
];
const WRONG: [given: unknown, problem: string][] = [
  [undefined, 'must be an object such as {"main": "https://api.example"}'],
  [null, "must be an object"],
  ["<!doctype html>", 'must be an object such as {"main": "https://api.example"}, not "<!doctype html>"'],
  [{}, 'main must be an address without a slash at its end, such as "https://api.example", or ""'],
  [{ main: "https://api.example/" }, 'not "https://api.example/"'],
  [{ main: "api.example" }, 'not "api.example"'],
  [{ main: "https://api.example:99999" }, "main must be"],
  [{ main: "https://api.example; script-src *" }, "main must be"],
  [{ main: "//evil.example" }, "main must be"],
  [{ main: "", chat: 7 }, "chat must be an address"],
  [{ main: "", activity: null }, "activity must be"],
  [{ main: "", analytics: "https://a.example; img-src *" }, "analytics must be"],
  [{ main: "", analytics: "https://a.example/?a=1; img-src *" }, "analytics must be"],
  [{ main: "", checkResponses: "yes" }, 'checkResponses must be true or false, not "yes"'],
  [{ main: 1, chat: 2 }, "main must be"],
];

describe("the browser accepts the same settings as the schema", () => {
  it.each(RIGHT)("%j", async (given) => {
    expect(explainSettings(given)).toBeUndefined();
    response = Response.json(given);
    expect(await load()).toMatchObject(given);
  });

  it.each(WRONG)("not %j", async (given, problem) => {
    const line = explainSettings(given);
    expect(line).toContain(problem);
    expect(line).not.toContain("\n");
    response = given === undefined ? new Response("") : Response.json(given);
    expect(await failure()).toHaveProperty("given", given === undefined ? "" : given);
  });

  it("but for a name that it does not know, which a newer release may", async () => {
    const given = { main: "", analytic: "https://stats.example" };
    expect(explainSettings(given)).toBe("analytic: no such setting");
    response = Response.json(given);
    expect(await load()).toMatchObject({ main: "", analytics: "" });
  });
});
