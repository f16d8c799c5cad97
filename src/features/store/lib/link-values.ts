export type LinkValues = { username: string; phone: string; code: string };

export const NO_LINK: LinkValues = { username: "", phone: "", code: "" };
