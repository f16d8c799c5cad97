import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { CERTIFICATE_TYPES, type CompanyValues, NO_STORE, noCompany } from "./company-values.ts";

const keyOf = (username: string) => `register-company-draft:${username}`;

/** What a member has typed for the second step in this tab, files included. It stays until the company is approved. */
export const companyDraft = {
  read: (username: string) => readDraft(keyOf(username), isCompany),
  keep: (username: string, values: CompanyValues) => writeDraft(keyOf(username), values),
  forget: (username: string) => writeDraft(keyOf(username), undefined),
};

function isCompany(value: unknown): value is CompanyValues {
  if (!isLike(value, noCompany())) return false;
  const { certificates, stores } = value as { certificates: unknown; stores: unknown };
  return (
    Array.isArray(certificates) &&
    certificates.length === CERTIFICATE_TYPES &&
    certificates.every((one) => isLike(one, { number: "", expires_at: "", file: null })) &&
    Array.isArray(stores) &&
    stores.every((one) => isLike(one, NO_STORE))
  );
}

/** An object whose fields are of the same types as those of another. */
function isLike(value: unknown, pattern: object): boolean {
  if (typeof value !== "object" || value === null) return false;
  const known = value as Record<string, unknown>;
  return Object.entries(pattern).every(([field, empty]) => typeof known[field] === typeof empty);
}
