/** The contact person's values in the form. */
export type ProfileValues = { name: string; phone: string; email: string };

export const NO_PROFILE: ProfileValues = { name: "", phone: "", email: "" };
