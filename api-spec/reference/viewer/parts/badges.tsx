import { Badge } from "@chakra-ui/react";
import type { Provenance } from "#api-spec/kit/schema.ts";

const PROVENANCE = {
  documented: ["green", "Stated in the documents"],
  inferred: ["orange", "Not in the documents, inferred by this contract"],
} as const;

/**
 * Shows whether something is documented or inferred. Renders nothing if the contract does not say: it is inherited
 * then.
 */
export function ProvenanceBadge({ provenance }: { provenance: Provenance | undefined }) {
  if (!provenance) return null;
  const [palette, meaning] = PROVENANCE[provenance];
  return (
    <Badge colorPalette={palette} title={meaning}>
      {provenance}
    </Badge>
  );
}
