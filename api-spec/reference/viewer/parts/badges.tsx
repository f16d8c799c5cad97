import type { Provenance } from "#api-spec/kit/schema.ts";

export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={`method method-${method.toLowerCase()}`}>{method === "DELETE" ? "DEL" : method}</span>
  );
}

const PROVENANCE = {
  documented: { label: "文档", meaning: "文档明确记载" },
  inferred: { label: "推定", meaning: "文档没有记载，是本契约的推定" },
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
