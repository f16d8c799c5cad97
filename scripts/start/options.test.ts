import { expect, it } from "vitest";
import { readStartOptions, shopOrigins } from "./options.ts";

it("listens on this machine alone, unless a host is named", () => {
  expect(readStartOptions([])).toMatchObject({ host: undefined, api: { main: "http://localhost:4010" } });
  const named = readStartOptions(["--host", "192.168.0.7"])!;
  expect(named).toMatchObject({ host: "192.168.0.7", api: { main: "http://192.168.0.7:4010" } });
  expect(shopOrigins(named)).toContain("http://192.168.0.7:5173");
  expect(readStartOptions(["--host", "fd00::7"])?.api.main).toBe("http://[fd00::7]:4010");
});

it("calls itself localhost where it listens on every address", () => {
  const open = readStartOptions(["--host", "0.0.0.0"])!;
  expect(open).toMatchObject({ host: "0.0.0.0", api: { main: "http://localhost:4010" } });
});

it("sends page views to the mock, wherever that listens", () => {
  expect(readStartOptions([])?.api.analytics).toBe("http://localhost:4010/__mock__/page-views");
  expect(readStartOptions(["--mock-port", "5010", "--dev"])?.api).toMatchObject({
    main: "http://localhost:5010",
    analytics: "http://localhost:5010/__mock__/page-views",
  });
});

it("takes an address for reports of the Content Security Policy, if it is safe in a header", () => {
  expect(readStartOptions([])?.cspReports).toBeUndefined();
  const address = "https://reports.example/csp?shop=1";
  expect(readStartOptions(["--csp-reports", address])?.cspReports).toBe(address);
  for (const wrong of [
    "",
    "reports.example",
    "/csp",
    "https://a.example/; script-src *",
    'https://a.example/"',
  ])
    expect(() => readStartOptions(["--csp-reports", wrong])).toThrow("--csp-reports must be");
});

it("takes a backend from the command line, or else from a build's variables, and never the mock instead", () => {
  const staging = { main: "https://staging.example", activity: "https://staging.example" };
  const chat = "https://chat.example";
  expect(readStartOptions(["--api", staging.main, "--api-chat", chat])).toMatchObject({
    isBackend: true,
    api: { ...staging, chat, analytics: "" },
  });
  const env = {
    VITE_API_MAIN: staging.main,
    VITE_API_CHAT: chat,
    VITE_ANALYTICS_URL: "https://stats.example",
  };
  const named = { isBackend: true, api: { ...staging, chat, analytics: "https://stats.example" } };
  expect(readStartOptions(["--dev"], env)).toMatchObject(named);
  const other = readStartOptions(["--api", "https://other.example"], env);
  expect(other?.api).toMatchObject({ main: "https://other.example", chat: "https://other.example" });
  expect(readStartOptions([])?.isBackend).toBe(false);
});

it.each([
  [["--api", "staging.example"], {}, "--api: main must be an address without a slash at its end"],
  [["--api", "https://staging.example/"], {}, 'not "https://staging.example/"'],
  [["--api", "/backend"], {}, 'main must have a host, not "/backend"'],
  [["--api", "https://a.example", "--mock-port", "5010"], {}, "--mock-port is of no use"],
  [["--api-chat", "https://chat.example"], {}, "--api-chat needs --api"],
  [[], { VITE_API_MAIN: "staging.example" }, "VITE_API_MAIN and its like: main must be"],
])("refuses %j with %j", (args, env, problem) => {
  expect(() => readStartOptions(args, env)).toThrow(problem);
});

it.each([
  [["--api", "staging.example"], {}],
  [[], { VITE_API_MAIN: "staging.example" }],
])("an address that three hosts share is refused once: %j %j", (args, env) => {
  expect(() => readStartOptions(args, env)).toThrow(/main must be (?!.*(activity|chat))/);
});
