import type { EarlyCall } from "#src/shared/api/early-calls.ts";
import type { Settings } from "#src/shared/api/settings.ts";

/** A call: its host, and the rest of its address with the pattern's parameters in braces. */
export type EarlyRequest = [host: "main" | "activity" | "chat", rest: string];

export type EarlyRoute = [
  pattern: string,
  /** Scripts and styles, by their index. */
  files: number[],
  calls: EarlyRequest[],
  /** The path to the page's largest picture in the response of the first call: `data.0.image`. */
  picture?: string | undefined,
  /** True if the page has the header that is in `index.html`. */
  isFramed?: boolean,
];

/** The table of routes in `index.html`; written at build time (scripts/web/early-start.ts). */
export type EarlyTable = { files: string[]; routes: EarlyRoute[] };

/**
 * Begins what the opened page needs, while the shop's own scripts are still on their way: its first calls, the files of
 * its route and its largest picture. It also says whether the header may be shown. It is written into `index.html` as
 * it is, so it may use nothing from outside.
 */
export function begin({ files, routes }: EarlyTable): void {
  const parts = location.pathname.split("/").filter(Boolean);
  for (const [pattern, needed, requests, picture, isFramed] of routes) {
    const values = match(pattern);
    if (!values) continue;
    if (isFramed) document.documentElement.dataset.framed = "";
    for (const index of needed) fetchFile(files[index] ?? "");
    // Filters and offers in the query string change what the page requests.
    if (location.search !== "") return;
    // Without settings nothing is called; main.tsx says why.
    globalThis.shopSettings.then(
      (settings) => sendAll(settings, requests, values, picture),
      () => {},
    );
    return;
  }

  function sendAll(
    settings: Settings,
    requests: EarlyRequest[],
    values: Map<string, string>,
    picture: string | undefined,
  ): void {
    const calls = new Map<string, EarlyCall>();
    for (const [host, rest] of requests) {
      const filled = rest.replace(/\{(\w+)\}/, (whole, name: string) => values.get(name) ?? whole);
      // The parameter is no id: the page does not make this call.
      if (filled.includes("{")) continue;
      const address = settings[host] + filled;
      const call = send(address);
      if (picture && calls.size === 0) void fetchPicture(call, picture.split("."));
      calls.set(address, call);
    }
    globalThis.earlyCalls = calls;
    // A response whose body nobody reads holds its connection open.
    setTimeout(() => {
      for (const { controller } of calls.values()) controller.abort();
      calls.clear();
    }, 30_000);
  }

  /** The ids in the opened address; undefined if it is not that of the pattern. */
  function match(pattern: string): Map<string, string> | undefined {
    const values = new Map<string, string>();
    const names = pattern.split("/").filter(Boolean);
    if (parts.length > names.length) return undefined;
    for (const [index, name] of names.entries()) {
      const part = parts[index];
      if (part === undefined) {
        if (!name.endsWith("?")) return undefined;
      } else if (!name.startsWith(":")) {
        if (part.toLowerCase() !== name.toLowerCase()) return undefined;
      } else if (/^[1-9]\d{0,8}$/.test(part)) values.set(name.replace(/[:?]/g, ""), part);
    }
    return values;
  }

  function fetchFile(file: string): void {
    const link = document.createElement("link");
    const isScript = file.endsWith(".js");
    link.rel = isScript ? "modulepreload" : "preload";
    if (!isScript) link.as = "style";
    // As the loader of dynamic imports requests them; otherwise they would be fetched twice.
    link.crossOrigin = "";
    link.href = `/assets/${file}`;
    document.head.append(link);
  }

  /** As the http client sends it. */
  function send(address: string): EarlyCall {
    const controller = new AbortController();
    const { signal } = controller;
    const response = fetch(address, { signal, credentials: "include", cache: "no-store" });
    const call: EarlyCall = { response, controller, sentAt: Date.now() };
    const note = () => {
      call.arrivedAt = Date.now();
    };
    // Whoever takes the call over hears of a failure.
    response.then(note, () => {});
    return call;
  }

  async function fetchPicture({ response }: EarlyCall, steps: string[]): Promise<void> {
    try {
      let value: unknown = await (await response).clone().json();
      for (const step of steps) value = (value as Record<string, unknown>)[step];
      if (typeof value !== "string") return;
      const image = new Image();
      image.fetchPriority = "high";
      image.src = value;
    } catch {
      // No response, or none with a picture: the page deals with it.
    }
  }
}
