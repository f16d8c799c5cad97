import { useListCertificates } from "#generated/hooks/certificate/certificate.ts";

/** The company's certificates, those that need action first. Loading errors are shown in place. */
export const useCertificates = () =>
  useListCertificates({ query: { select: (response) => response.data, meta: { errors: "inline" } } });
