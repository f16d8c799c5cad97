import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";

/** Numbers of the seed's documents are lower than this. */
const FIRST = 101;

/**
 * JS checkout, DD order, ZQ credit payment, ZF other payment, HK repayment of bills, TH return, SH complaint, JF order
 * for points, SP request for approval.
 */
export type DocumentKind = "JS" | "DD" | "ZQ" | "ZF" | "HK" | "TH" | "SH" | "JF" | "SP";

/**
 * The number of a new document: its kind, the date on the world's clock and a sequence number, as in
 * `DD2026112100000101`.
 */
export const documentNumber = (state: WorldState, kind: DocumentKind): string =>
  formatDocumentNumber(kind, state.clock.now(), state.next(kind, FIRST));

/** The number of the delivery note of an order: that of the order, as a document of its own. */
export const deliveryNoteNumber = (orderNo: string): string => orderNo.replace(/^DD/, "CK");

/** The number of a document of the day of `ms`, the `count`th of its kind. */
export const formatDocumentNumber = (kind: DocumentKind, ms: number, count: number): string =>
  `${kind}${formatDate(ms).replaceAll("-", "")}${String(count).padStart(8, "0")}`;
