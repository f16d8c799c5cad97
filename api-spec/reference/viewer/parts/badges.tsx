import type { Provenance } from "../contract/document.ts";

export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={`method method-${method.toLowerCase()}`}>{method === "DELETE" ? "DEL" : method}</span>
  );
}

const PROVENANCE = {
  documented: { label: "文档", meaning: "文档明确记载" },
  inferred: { label: "推定", meaning: "文档没有记载，是本契约的推定" },
} as const;

/** Whether a thing is fact or proposal. Nothing where the contract says nothing: it is then as what it belongs to. */
export function ProvenanceBadge({ provenance }: { provenance: Provenance | undefined }) {
  if (!provenance) return null;
  const { label, meaning } = PROVENANCE[provenance];
  return (
    <span className={`badge badge-${provenance}`} title={meaning}>
      {label}
    </span>
  );
}
