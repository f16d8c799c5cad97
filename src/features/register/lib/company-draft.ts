import { formDraft, hasTypesOf } from "#src/shared/lib/form-draft.ts";
import {
  CERTIFICATE_TYPES,
  type CompanyValues,
  NO_CERTIFICATE,
  NO_STORE,
  noCompany,
} from "./company-values.ts";

/** The draft of the second step in this tab, including files. It is stored until the company is approved. */
export const companyDraft = (username: string) =>
  formDraft(`register-company-draft:${username}`, noCompany(), isValid);

function isValid({ certificates, stores }: CompanyValues): boolean {
  return (
    Array.isArray(certificates) &&
    certificates.length === CERTIFICATE_TYPES &&
    certificates.every((one) => hasTypesOf(one, NO_CERTIFICATE)) &&
    Array.isArray(stores) &&
    stores.every((one) => hasTypesOf(one, NO_STORE))
  );
}
