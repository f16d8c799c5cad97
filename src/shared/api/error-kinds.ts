import type { ApiError } from "./api-error.ts";

type Test = (error: ApiError) => boolean;

/** The session has ended: leads to the login page. */
export const isLoginRequired: Test = ({ kind }) => kind === "login-required";

/** The server names a field that is wrong. */
export const isInvalid: Test = ({ kind }) => kind === "validation";

/** The server understood the call and refuses it: the same call would be refused again. */
export const isRefusal: Test = ({ kind }) => kind === "validation" || kind === "business";

/** There is no such record, or it is somebody else's. */
export const isNotFound: Test = ({ status }) => status === 404;

/** The server, or the way to it, is out of order: another try may succeed. */
export const isOutage: Test = ({ kind }) => kind === "server" || kind === "network";

/** The client cannot know whether the server has carried out the request. */
export const isOutcomeUnknown: Test = ({ kind }) =>
  kind === "network" || kind === "timeout" || kind === "server";

/** The same call was made again meanwhile: no failure. */
export const isSuperseded: Test = ({ kind }) => kind === "superseded";

/** The `meta.errors` of a call whose place shows the server's message, whatever the error is. */
export const shownInPlace = (): "inline" => "inline";

/** The `meta.errors` of a call whose page shows the errors of any of these kinds, and the catalogue the others. */
export function inlineIf(...tests: readonly Test[]): (error: ApiError) => "inline" | "toast" {
  return (error) => (tests.some((test) => test(error)) ? "inline" : "toast");
}
