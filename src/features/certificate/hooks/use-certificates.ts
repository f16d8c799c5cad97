import { useListCertificates } from "#generated/hooks/certificate/certificate.ts";

/** The company's certificates, those that need action first. Loading errors are shown in place. */
export function useCertificates() {
  const { data, isError, isFetched, refetch } = useListCertificates({
    query: { select: (response) => response.data, meta: { silent: true } },
  });
  return { certificates: data, isError, isFetched, retry: () => void refetch() };
}
