/** The names of the contract's InvoiceKind. */
export const INVOICE_KINDS = { 1: "电子普通发票", 2: "电子专用发票" } as const;
