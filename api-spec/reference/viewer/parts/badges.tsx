import type { Provenance } from "#api-spec/kit/schema.ts";

export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={`method method-${method.toLowerCase()}`}>{method === "DELETE" ? "DEL" : method}</span>
  );
}

const PROVENANCE = {
  documented: { label: "documented", meaning: "Stated in the documents" },
  inferred: { label: "inferred", meaning: "Not in the documents, inferred by this contract" },
} as const;

/** Whether something is fact or proposal. Renders nothing where the contract does not say: it is inherited then. */
export function ProvenanceBadge({ provenance }: { provenance: Provenance | undefined }) {
  if (!provenance) return null;
  const { label, meaning } = PROVENANCE[provenance];
  return (
    <span className={`badge badge-${provenance}`} title={meaning}>
      {label}
    </span>
  );
}
