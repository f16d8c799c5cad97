import { formDraft } from "#src/shared/lib/form-draft.ts";

/** The values of the phone verification. */
export type ProofValues = { phone: string; code: string };

export const NO_PROOF: ProofValues = { phone: "", code: "" };

/** The draft, without the code, which can be used only once. */
export const proofDraft = formDraft("password-proof", { phone: "" });
