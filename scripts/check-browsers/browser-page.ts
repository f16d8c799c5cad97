/** The window's. */
export const SIZE = { width: 1366, height: 768 };

/** A page in some browser, as the walk uses it: the least that can be done in every one. */
export type BrowserPage = {
  go(path: string): Promise<void>;
  /** A key, or one with `Control+` before it. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Runs a function in the page. */
  run<A, R>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  picture(file: string): Promise<void>;
  /** Errors of scripts and of the console since the last call. */
  takeErrors(): Promise<string[]>;
};

export type Account = "visitor" | "buyer";

/** A browser under test. */
export type Browser = {
  readonly name: string;
  /** A page of its own, with these cookies for the shop. */
  open(shopUrl: string, cookies: Readonly<Record<string, string>>): Promise<BrowserPage>;
  close(): Promise<void>;
};

/**
 * Messages of the browser itself, and refused calls, are no faults of the shop. The last is Firefox's of each response
 * of a service worker whose page was left before it had read it; of one that fails, Firefox says that it was rejected.
 */
const HARMLESS =
  /^Failed to load resource|^Deprecated API for given entry type|A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Collects errors of the console and of scripts. */
export function errorList() {
  let errors: string[] = [];
  return {
    add: (text: string) => void (HARMLESS.test(text) || errors.push(text.slice(0, 300))),
    take: async () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}
