const KEY = "user-name";

/**
 * The user name of the last login on this computer, if the user wanted it remembered. Does nothing where storage is
 * unavailable.
 */
export const rememberedName = {
  read: (): string => tryStorage(() => localStorage.getItem(KEY)) ?? "",
  keep: (username: string) => tryStorage(() => localStorage.setItem(KEY, username)),
  forget: () => tryStorage(() => localStorage.removeItem(KEY)),
};

/** Storage may be full or forbidden. */
function tryStorage<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
