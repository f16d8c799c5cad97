/** The values of the login form. */
export type LoginValues = { username: string; password: string };

export const NO_LOGIN: LoginValues = { username: "", password: "" };
