import { dossier } from "#scripts/conformance/flows/dossier.ts";
import type { Mutant } from "./mutant.ts";
import { editData, mendQuery, repeatSuccess } from "./twists.ts";

type Batches = { lines: { batches: { number: number }[] }[] };
type Papers = { lines: { amount: number }[]; reports: unknown[] };

const FAULTS: readonly Mutant[] = [
  {
    name: "batch-surplus",
    fault: "the batches of an order line are one more than the line",
    found: ["getOrder", "law"],
    alsoAt: ["getOrderDossier"],
    twist: () =>
      editData<Batches>(({ lines }) => {
        const batch = lines[0]?.batches[0];
        if (batch) batch.number += 1;
      }),
  },
  {
    name: "batch-missing",
    fault: "a shipped line names no batch",
    found: ["getOrder", "law"],
    alsoAt: ["getOrderDossier"],
    twist: () =>
      editData<Batches>(({ lines: [line] }) => {
        if (line) line.batches = [];
      }),
  },
  {
    name: "sheet-line-missing",
    fault: "the accompanying sheet leaves its last row out",
    found: ["getOrderDossier", "law"],
    alsoAt: ["listInspectionReports"],
    twist: () => editData<Papers>(({ lines }) => void lines.pop()),
  },
  {
    name: "sheet-price-off",
    fault: "the accompanying sheet has an amount that is a fen too high",
    found: ["getOrderDossier", "law"],
    twist: () =>
      editData<Papers>(({ lines: [line] }) => {
        if (line) line.amount = Math.round(line.amount * 100 + 1) / 100;
      }),
  },
  {
    name: "report-missing",
    fault: "the papers lack the inspection report of a batch",
    found: ["listInspectionReports", "law"],
    plant: () => ({ getOrderDossier: editData<Papers>(({ reports }) => void reports.pop()) }),
  },
  {
    name: "reports-of-others",
    fault: "the reports listed for an order are those of all goods",
    found: ["listInspectionReports", "law"],
    twist: () => mendQuery((query) => query.delete("order_id")),
  },
  {
    name: "returnable-without-open-cases",
    fault: "what can be returned leaves out what is under way",
    found: ["listReturnableLines", "law"],
    twist: () =>
      editData<Record<"returnable" | "under_way", number>[]>((lines) => {
        for (const line of lines) {
          line.returnable += 1;
          line.under_way += 1;
        }
      }),
  },
  {
    name: "papers-before-shipping",
    fault: "an order that is not shipped has papers",
    found: ["getOrderDossier", "conflict-ignored"],
    twist: repeatSuccess,
  },
];

/** Faults of what is filed with the goods of an order. */
export const PAPERS: readonly Mutant[] = FAULTS.map((mutant) => ({ ...mutant, judged: dossier.operations }));
