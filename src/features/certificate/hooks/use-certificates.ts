import { useListCertificates } from "#generated/hooks/certificate/certificate.ts";

/** The company's certificates, those that need action first. Loading errors are shown in place. */
export function useCertificates() {
  const { data, error, isFetched, refetch } = useListCertificates({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return { certificates: data, error, isFetched, retry: () => void refetch() };
}
