/** The last SMS code for signing; `sentAt` in ms. */
export type AgreementCode = { readonly code: string; readonly sentAt: number };
