import type { ContractDocument } from "#api-spec/kit/document.ts";

const HEADER = "// Generated from generated/openapi.json. Do not edit: run `npm run generate`.\n\n";

/** The enumerations whose labels are shown. */
const SHOWN = [
  "AfterSaleStatus",
  "AfterSaleType",
  "ApprovalStatus",
  "BalanceUseType",
  "CertificateStatus",
  "CertificateType",
  "CouponStatus",
  "CouponType",
  "CreditBillType",
  "DeliveryType",
  "FeedbackType",
  "GoodsSort",
  "InsuranceClass",
  "InvoiceStatus",
  "MemberRank",
  "MessageType",
  "OrderStatus",
  "PayApp",
  "PayMethod",
  "PickupSlot",
  "PointsOrderStatus",
  "PointsUseType",
  "PrizeStatus",
  "ReturnReason",
  "ReturnStatus",
  "SpendingGroup",
  "StatementDifferenceKind",
  "StatementDocument",
  "StatementEntryKind",
  "TeamMemberStatus",
  "TeamRight",
  "TeamRole",
];

/**
 * Writes `enum-labels.ts`: what values of the contract are called in Chinese (`x-enum-labels`), for shop and mock
 * alike. Throws where an enumeration has no labels.
 */
export function writeEnumLabelsModule({ components }: ContractDocument): string {
  const types = `import type {\n${SHOWN.map((name) => `  ${name},\n`).join("")}} from "./model/index.ts";\n`;
  const maps = SHOWN.map((name) => {
    const schema = components?.schemas?.[name];
    const labels = schema?.["x-enum-labels"];
    if (!labels) throw new Error(`${name} has no x-enum-labels`);
    const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Labels`;
    const doc = schema.title === undefined ? "" : `/** ${schema.title} */\n`;
    return `\n${doc}export const ${constant}: Readonly<Record<${name}, string>> = ${JSON.stringify(labels, null, 2)};\n`;
  });
  return [HEADER, types, ...maps].join("");
}
