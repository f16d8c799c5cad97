/** Why something could not be loaded: an error of a call or of the code; nothing as long as it has not failed. */
export type Failure = (Error & { kind?: string; status?: number | undefined }) | null | undefined;

/** The server has nothing at this address: a call that it does not implement, or a record that is not there. */
export const isNotOffered = (error: Failure): boolean => error?.status === 404 || error?.status === 501;

/** The message with which the server refused the call, also until the contract is signed. */
export const messageOf = (error: Failure): string | undefined =>
  ((error?.kind === "business" || error?.kind === "agreement-required") && error.message) || undefined;
