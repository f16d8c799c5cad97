import { formDraft } from "#src/shared/lib/form-draft.ts";

/** The first step of a forgotten password as its form holds it. */
export type ProofValues = { phone: string; code: string };

export const NO_PROOF: ProofValues = { phone: "", code: "" };

/** What outlives a reload of it: the code holds once, so it is left out. */
export const proofDraft = formDraft("password-proof", { phone: "" });
