/** The empty form for linking a store. */
export const NO_LINK = { username: "", phone: "", code: "" };

export type LinkValues = typeof NO_LINK;
