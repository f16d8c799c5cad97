/** Typed access to one of the browser's two storages. No call ever throws. */
export type BrowserStorage = {
  /** The JSON value under a key, as `parse` accepts it: undefined if there is none, or none that it accepts. */
  read: <T>(key: string, parse: (value: unknown) => T | undefined) => T | undefined;
  /** Stores a value as JSON; undefined removes the key. */
  write: (key: string, value: unknown) => void;
  readText: (key: string) => string | undefined;
  writeText: (key: string, text: string) => void;
  remove: (key: string) => void;
  clear: () => void;
  keys: () => string[];
};

/** Stored in this browser, until it is removed. */
export const localStore = guard(() => localStorage);

/** Stored for this tab, across reloads. */
export const sessionStore = guard(() => sessionStorage);

/**
 * The one way to a storage of the browser, which can be forbidden (blocked cookies make its very name throw), full,
 * or hold what an older build or another script wrote. Nothing is then read or stored, and the shop works without it.
 */
function guard(find: () => Storage): BrowserStorage {
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(find());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key, parse) =>
      attempt((storage) => {
        const text = storage.getItem(key);
        return text === null ? undefined : parse(JSON.parse(text));
      }),
    write: (key, value) =>
      attempt((storage) =>
        value === undefined ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
      ),
    readText: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    writeText: (key, text) => attempt((storage) => storage.setItem(key, text)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    clear: () => attempt((storage) => storage.clear()),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}
