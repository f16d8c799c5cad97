const KEY = "closed-top-ad";

/** The top ad that was closed in this browser session, by its id; another one shows again. */
export const closedAd = {
  read: () => Number(sessionStorage.getItem(KEY)),
  keep: (id: number) => sessionStorage.setItem(KEY, String(id)),
};
