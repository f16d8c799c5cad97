import { zipSync } from "fflate";
import { archiveName } from "#mock/domain/invoice/rules/archive-name.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { invoiceDocument } from "./documents.ts";
import { pagesPdf } from "./pdf.ts";
import type { ServedFile } from "./served-file.ts";

/**
 * The ZIP file of invoices that a buyer has requested, one PDF for each, named by invoice and order number; undefined
 * if nobody requested it.
 */
export function invoiceArchive(id: number, state: WorldState): ServedFile | undefined {
  const archive = state.invoiceArchives.get(id);
  if (!archive) return undefined;
  const files = archive.invoiceIds.flatMap((invoiceId) => {
    const invoice = state.invoices.get(invoiceId);
    const pdf = invoiceDocument(invoiceId, state);
    if (!invoice || !pdf) return [];
    return [
      [`${invoice.invoiceNo}_${invoice.orderNo}.pdf`, new Uint8Array(pagesPdf(pdf.pages, pdf))] as const,
    ];
  });
  return {
    type: "application/zip",
    // The same bytes at every opening, so that the browser's copy stays valid.
    body: Buffer.from(zipSync(Object.fromEntries(files), { mtime: new Date(archive.createdAt) })),
    isFixed: false,
    owner: archive.userId,
    name: archiveName(archive),
  };
}
