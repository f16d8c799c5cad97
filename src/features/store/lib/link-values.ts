/** Which store to link. */
export const NO_LINK = { username: "", phone: "", code: "" };

export type LinkValues = typeof NO_LINK;
