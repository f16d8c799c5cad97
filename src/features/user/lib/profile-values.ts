/** The contact person's values in the form. */
export const NO_PROFILE = { name: "", phone: "", email: "", code: "" };

export type ProfileValues = typeof NO_PROFILE;
