import { localStore } from "#src/shared/lib/browser-storage.ts";

const KEY = "user-name";

/** The user name of the last login on this computer, if the user wanted it remembered. */
export const rememberedName = {
  read: (): string => localStore.readText(KEY) ?? "",
  keep: (username: string): void => localStore.writeText(KEY, username),
  forget: (): void => localStore.remove(KEY),
};
