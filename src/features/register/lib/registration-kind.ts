/** The contract's RegistrationKind: a single company, or a head company with its stores. */
export const SINGLE = 1;
export const STORES = 2;

export type Kind = typeof SINGLE | typeof STORES;
export type Step = 1 | 2 | 3;
