/** A store to be linked, as its form holds it. */
export type LinkValues = { username: string; phone: string; code: string };

export const NO_LINK: LinkValues = { username: "", phone: "", code: "" };
