/** Who looks after the account, as the form holds it. */
export type ProfileValues = { name: string; phone: string; email: string };

export const NO_PROFILE: ProfileValues = { name: "", phone: "", email: "" };
