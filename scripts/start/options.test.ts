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
