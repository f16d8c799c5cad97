/** The last SMS code for signing; ms. */
export type AgreementCode = { readonly code: string; readonly sentAt: number };
