const KEY = "user-name";

/** The user name of the last login on this computer, if the user wanted it kept. */
export const rememberedName = {
  read: () => localStorage.getItem(KEY) ?? "",
  keep: (username: string) => localStorage.setItem(KEY, username),
  forget: () => localStorage.removeItem(KEY),
};
