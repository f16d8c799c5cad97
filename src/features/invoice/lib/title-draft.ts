import type { InvoiceKind } from "#generated/model/index.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";
import { titleValues } from "./title-values.ts";

/** The draft of a title in this tab: a new one of a kind, or an edited one. */
export const titleDraft = (kind: InvoiceKind, titleId?: number) =>
  formDraft(
    titleId === undefined ? `title-draft-kind-${kind}` : `title-draft-${titleId}`,
    titleValues(kind),
    (values) => values.kind === kind,
  );
