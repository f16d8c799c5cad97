import type { InvoiceKind } from "#generated/model/index.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";
import { titleValues } from "./title-values.ts";

/** A title that was begun in this tab: a new one of a kind, or the change of one. */
export const titleDraft = (kind: InvoiceKind, titleId?: number) =>
  formDraft(
    titleId === undefined ? `title-draft-kind-${kind}` : `title-draft-${titleId}`,
    titleValues(kind),
    (values) => values.kind === kind,
  );
