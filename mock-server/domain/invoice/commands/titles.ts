import { Flag, InvoiceKind } from "#generated/enums.ts";
import type { InvoiceTitleInput } from "#generated/model/invoiceTitleInput.ts";
import { conflict, invalid, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type InvoiceTitleRecord, FIRST_NEW_TITLE_ID } from "../records.ts";

/** The maximum number of titles per buyer. */
const MOST_TITLES = 20;

const FOR_SPECIAL = {
  bank: "专用发票须填写开户行",
  bank_account: "专用发票须填写银行账号",
  address: "专用发票须填写注册地址",
  phone: "专用发票须填写注册电话",
} as const;

/** Trims and validates a title; 422 for each missing field. */
function checked(id: number, input: InvoiceTitleInput, isDefault: Flag): InvoiceTitleRecord {
  const text = (value: string | undefined) => value?.trim() ?? "";
  const title: InvoiceTitleRecord = {
    id,
    kind: input.kind,
    title: text(input.title),
    tax_no: input.tax_no,
    bank: text(input.bank),
    bank_account: text(input.bank_account),
    address: text(input.address),
    phone: text(input.phone),
    email: text(input.email),
    is_default: isDefault,
  };
  const missing = Object.entries(FOR_SPECIAL).filter(
    ([field]) => title.kind === InvoiceKind.Special && title[field as keyof typeof FOR_SPECIAL] === "",
  );
  const errors = {
    ...(title.title === "" && { title: ["请填写抬头名称"] }),
    ...Object.fromEntries(missing.map(([field, message]) => [field, [message]])),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.invoiceTitle);
  return title;
}

const titles = (state: WorldState, user: UserRecord) => state.invoiceTitles.get(user.id) ?? [];

function titleIn(existing: readonly InvoiceTitleRecord[], id: number): InvoiceTitleRecord {
  const title = existing.find((one) => one.id === id);
  if (!title) throw notFound("发票抬头不存在，请刷新后重试", SHOP_RULES.ownData);
  return title;
}

/** Stores a title; a new default replaces the old one. */
function put(
  state: WorldState,
  user: UserRecord,
  others: readonly InvoiceTitleRecord[],
  title: InvoiceTitleRecord,
) {
  const rest =
    title.is_default === Flag.Yes ? others.map((one) => ({ ...one, is_default: 0 as const })) : others;
  state.invoiceTitles.put(
    user.id,
    [...rest, title].toSorted((a, b) => a.id - b.id),
  );
  return title;
}

/**
 * Adds a title; the first one becomes the default. 422 for missing fields of a special invoice, 409 from the 21st on.
 */
export function addTitle(state: WorldState, user: UserRecord, input: InvoiceTitleInput): InvoiceTitleRecord {
  const existing = titles(state, user);
  const isDefault = existing.length === 0 ? Flag.Yes : (input.is_default ?? Flag.No);
  const title = checked(0, input, isDefault);
  if (existing.length >= MOST_TITLES)
    throw conflict(`最多保存 ${MOST_TITLES} 个发票抬头，请先删除不用的抬头`, SHOP_RULES.maxSaved);
  return put(state, user, existing, { ...title, id: state.next("invoice-title", FIRST_NEW_TITLE_ID) });
}

/** Replaces a title; issued invoices keep theirs. The default stays the default until another is chosen. */
export function replaceTitle(
  state: WorldState,
  user: UserRecord,
  id: number,
  input: InvoiceTitleInput,
): InvoiceTitleRecord {
  const existing = titles(state, user);
  const before = titleIn(existing, id);
  const isDefault = before.is_default === Flag.Yes ? Flag.Yes : (input.is_default ?? Flag.No);
  const others = existing.filter((title) => title.id !== id);
  return put(state, user, others, checked(id, input, isDefault));
}

/** Removes a title; if it was the default, the oldest of the others becomes it. */
export function removeTitle(state: WorldState, user: UserRecord, id: number): void {
  const existing = titles(state, user);
  const gone = titleIn(existing, id);
  const left = existing.filter((title) => title.id !== id);
  if (gone.is_default === Flag.Yes && left[0]) left[0] = { ...left[0], is_default: Flag.Yes };
  state.invoiceTitles.put(user.id, left);
}
