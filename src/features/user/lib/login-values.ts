/** The login form as it is filled in. */
export type LoginValues = { username: string; password: string };

export const NO_LOGIN: LoginValues = { username: "", password: "" };
