const KEY = "logged-in";

/** Marks this browser session as logged in; logging out clears it (specification section 4). */
export const loginMarker = {
  set: () => sessionStorage.setItem(KEY, "1"),
  clear: () => sessionStorage.removeItem(KEY),
};
